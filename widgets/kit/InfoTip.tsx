import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { Icon } from './Icon.tsx'
import popoverStyles from './popover.styles.css'
import { Tooltip } from './Tooltip.tsx'

/** A small "i" with an explanation of the text before it. */
export function InfoTip({ label, text }: { readonly label: string; readonly text: ReactNode }) {
  const css = useStyles(popoverStyles)
  const t = useWording('element')
  return (
    <Tooltip text={text}>
      <button type="button" className={css['info']} aria-label={t('element:more', { label })}>
        <Icon name="info" />
      </button>
    </Tooltip>
  )
}
