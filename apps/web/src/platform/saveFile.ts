/** Hands a file to whoever uses the page, as a download. */

export function saveJson(name: string, value: unknown): void {
  const text = JSON.stringify(value, undefined, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
