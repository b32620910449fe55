import type { ComponentProps } from 'react'
import { StatusChip } from '#widgets/kit/StatusChip.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import styles from './status.sheet.css'

type Tone = ComponentProps<typeof StatusChip>['tone']

/** How a wire status is toned; a status that is not named stays neutral. */
const tones: Readonly<Record<string, Tone>> = {
  READY: 'accent',
  REFERRED: 'warning',
  REQUESTED: 'info',
  BOUND: 'success',
  ISSUED: 'success',
  DECLINED: 'danger',
  INVALID: 'danger',
  'IN FORCE': 'success',
  CANCELLED: 'danger',
  Unpaid: 'warning',
  'Partially Paid': 'warning',
  Processed: 'info',
  Failed: 'danger',
  Paid: 'success',
}

interface StatusProps {
  readonly value: string
  /** A dot beside the text, without a box: in the rows of a table. */
  readonly isQuiet?: boolean
}

/** The status of a record: its wording first, its colour beside it. */
export const Status = ({ value, isQuiet = false }: StatusProps) => {
  const css = useStyles(styles)
  const { label } = useFormats()
  const tone = tones[value] ?? 'neutral'
  const text = label('status', value)
  if (!isQuiet) return <StatusChip tone={tone}>{text}</StatusChip>
  return (
    <span className={css['status']} data-tone={tone}>
      {text}
    </span>
  )
}
