/** Asks for something as a program that minds the limits of the server: it comes back when it is told to. */

import { setTimeout as pause } from 'node:timers/promises';

const TOO_MANY = 429;

export async function patientFetch(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url);
    if (response.status !== TOO_MANY) return response;
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await pause(1000 * seconds);
  }
}
