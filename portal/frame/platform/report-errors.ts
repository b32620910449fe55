import type { Portal } from './use-portal.ts'

/**
 * Reports an error if reports are enabled. Loads the reporter only when the platform is production
 * and has a DSN.
 */
export const reportErrors = (
  portal: Pick<Portal, 'consent' | 'environment' | 'errors'>,
): ((error: unknown) => void) => {
  const early: unknown[] = []
  let report = (error: unknown): void => void early.push(error)

  const stop = portal.environment.$environment.subscribe((info) => {
    if (info === undefined) return
    queueMicrotask(() => stop())
    if (!info.prod || info.errorReports === undefined) {
      report = () => {}
      return
    }
    import('./error-reports.ts').then(
      ({ startErrorReports }) => {
        const reports = startErrorReports(portal)
        report = (error) => reports.report(error)
        early.forEach(report)
      },
      () => (report = () => {}),
    )
  })

  portal.errors.on('api:error', (error) => {
    // A response that cannot be decoded is a defect and is always reported.
    if (error.phase === 'decode') report(error)
  })
  return (error) => report(error)
}
