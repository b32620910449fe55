import { Suspense, useMemo } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import type { AccountViewProps } from '../accounts/account-part.ts'
import styles from './risk-part.styles.css'

/** The risk of an account with all findings, in the embeddable element. */
export const RiskPart = ({ account: { id } }: AccountViewProps) => {
  const css = useStyles(styles)
  const attributes = useMemo(() => ({ 'account-id': id }), [id])
  return (
    <div className={css['part']}>
      <Suspense fallback={<Skeleton lines={12} height="2.4em" />}>
        <ElementMount tag="parapet-risk-factors" attributes={attributes} />
      </Suspense>
    </div>
  )
}
