import { examine as examinePage, type ExamineOptions } from './examine.ts'
import type { Finding } from './finding.ts'
import { createPanel } from './panel.ts'

/** The origin that served this file. */
const platform = new URL(import.meta.url).origin

let blockedFrame: string | undefined

/** Lists the problems of the elements on the page. For tests. */
export const examine = (options: ExamineOptions = {}): Promise<readonly Finding[]> =>
  examinePage({ platform, blockedFrame, ...options })

const report = (findings: readonly Finding[]): void => {
  for (const { title, detail, where, line } of findings)
    // For developers, who read the console.
    // oxlint-disable-next-line no-console
    console.warn(`[parapet doctor] ${title}\n${detail}\n${where}: ${line}`)
}

const start = (): void => {
  const panel = createPanel(() => void run())
  const run = async (): Promise<void> => {
    const findings = await examine()
    report(findings)
    panel.show(findings)
  }
  // The payment frame opens only when a user pays.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return
    blockedFrame = blockedURI
    void run()
  })
  void run()
}

// Pages that load it with a tag get the panel; tests that import it do not.
if (
  typeof document !== 'undefined' &&
  [...document.scripts].some(({ src }) => src === import.meta.url)
)
  start()
