import type { Portal } from './use-portal.ts'

/**
 * Reports an error where reports are enabled. Loads no code for that before the platform says that
 * it is production and names a DSN.
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
      ({ startReports }) => {
        const reports = startReports(portal)
        report = (error) => reports.report(error)
        early.forEach(report)
      },
      () => (report = () => {}),
    )
  })

  portal.errors.on('api:error', (error) => {
    // An unreadable answer is a defect, whichever view shows it.
    if (error.phase === 'decode') report(error)
  })
  return (error) => report(error)
}
