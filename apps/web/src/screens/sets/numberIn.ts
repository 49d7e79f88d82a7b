/** A number as people write it: 12000, 12,000, 12.000 or $12 000. What is no number stays as it is, for the rules to refuse. */

const GROUPED = /^\d{1,3}([.,’' \u00a0\u202f]\d{3})+$/;

export function numberIn(text: string): number | string {
  const bare = text.trim().replace(/^\$\s*|\s*\$$/g, '');
  if (/^\d{1,9}$/.test(bare)) return Number(bare);
  if (GROUPED.test(bare)) return Number(bare.replaceAll(/\D/g, ''));
  return text;
}
