type Names = readonly (readonly [pattern: RegExp, name: string])[]

/**
 * The first match counts, because Edge, Opera and Samsung Internet also name Chrome, and all name
 * Safari.
 */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const findName = (names: Names, agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system of a request, `Chrome on Windows`; empty when both are unknown. */
export const deviceOf = (request: Request): string => {
  const agent = request.headers.get('User-Agent')?.slice(0, 512) ?? ''
  const browser = findName(browsers, agent)
  const system = findName(systems, agent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
