import type { Risk } from '#core/insurance/risk/model.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'

/** A problem with the last scan, or progress of the next; empty otherwise. */
export function ScanState({ risk }: { readonly risk: Risk }) {
  const t = useWording('risk')
  const { assessed, domain = '', scan } = risk
  switch (scan) {
    case 'running':
      return <Notice>{t('risk:scanning', { domain })}</Notice>
    case 'failed':
      return (
        <Notice tone="warning">
          {t(assessed === null ? 'risk:scanFailedFirst' : 'risk:scanFailed', { domain })}
        </Notice>
      )
    case 'noDomain':
      return <Notice>{t('risk:noDomain')}</Notice>
    case 'off':
      return assessed === null ? <Notice quiet>{t('risk:off')}</Notice> : null
    case 'idle':
    case 'unknown':
      return null
    default:
      return scan satisfies never
  }
}
