import { lazy, Suspense } from 'react'
import { Spinner } from '../kit/Spinner.tsx'
import { useLive } from '../react/use-live.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './account-form.styles.css'
import { useEditor } from './editor-context.ts'

/** Loaded when a change affects quotes. */
const EffectDialogs = lazy(async () => ({
  default: (await import('./EffectDialogs.tsx')).EffectDialogs,
}))

/**
 * The confirmation before a save, the progress while the quote is repriced, and the message
 * afterwards (spec 2 §4).
 */
export function SaveDialogs({ company }: { readonly company: string }) {
  const t = useWording('account-form')
  const css = useStyles(styles)
  const live = useLive('status')
  const stage = useStore(useEditor().$stage)
  switch (stage.kind) {
    case 'asking':
    case 'invalidated':
      return (
        <Suspense>
          <EffectDialogs stage={stage} company={company} />
        </Suspense>
      )
    case 'patching':
      return (
        <div className={css['overlay']} {...live}>
          <Spinner /> {t('account-form:details.updatingQuote')}
        </div>
      )
    default:
      return null
  }
}
