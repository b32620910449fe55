import { existsSync } from 'node:fs'

const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of the installed Chromium or Chrome. `CHROMIUM` overrides it. */
export const browserPath = (
  env: Readonly<Record<string, string | undefined>>,
): string | undefined => [env['CHROMIUM'] ?? '', ...paths].find((path) => existsSync(path))
