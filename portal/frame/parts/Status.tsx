import { StatusChip } from '#widgets/kit/StatusChip.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import type { StatusMarks } from './status-marks.ts'
import styles from './status.styles.css'

interface StatusProps {
  /** The status marks of the kind of record. */
  readonly of: StatusMarks
  readonly value: string
  /** A dot next to the text without a chip, for table rows. */
  readonly isQuiet?: boolean
}

/** The status of a record as text and colour. */
export const Status = ({ of: { group, tones }, value, isQuiet = false }: StatusProps) => {
  const css = useStyles(styles)
  const { label } = useFormats()
  const tone = tones[value] ?? 'neutral'
  const text = label(group, value)
  if (!isQuiet) return <StatusChip tone={tone}>{text}</StatusChip>
  return (
    <span className={css['status']} data-tone={tone}>
      {text}
    </span>
  )
}
