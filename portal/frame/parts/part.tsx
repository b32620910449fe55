import {
  createElement,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { lazyPart } from '../errors/load-part.ts'
import { usePortal } from '../platform/use-portal.ts'
import { PartBoundary } from './PartBoundary.tsx'

/** The fallbacks of a part while it loads and after a failed load. */
export interface PartOptions {
  /** Shown while the part loads; nothing by default. */
  readonly loading?: ReactNode
  /** Shown after a failed load; by default a notice with a retry button. */
  readonly missing?: 'notice' | 'nothing'
}

const MissingPart = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useWording('public')
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('public:error.part')}
    </Notice>
  )
}

/**
 * A part of a screen in its own chunk. If it fails to load, offline or after a deploy, the rest of
 * the screen stays with its input.
 */
/*@__NO_SIDE_EFFECTS__*/
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, missing = 'notice' }: PartOptions = {},
): FunctionComponent<Props> => {
  let view = lazyPart(load)
  return (props: Props) => {
    const { errors } = usePortal()
    const [tries, setTries] = useState(0)
    const onMissing = (error: unknown) => {
      view = lazyPart(load)
      errors.caught(error, 'load')
    }
    return (
      <PartBoundary
        key={tries}
        onMissing={onMissing}
        fallback={missing === 'notice' && <MissingPart onRetry={() => setTries(tries + 1)} />}
      >
        <Suspense fallback={loading}>{createElement(view, props)}</Suspense>
      </PartBoundary>
    )
  }
}
