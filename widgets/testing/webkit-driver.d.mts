/** Starts WebKitGTK's driver; `stop` ends it with its browsers. */
export function startWebkitDriver(
  freePort: () => Promise<number>,
): Promise<{ readonly port: number; stop(): void }>
