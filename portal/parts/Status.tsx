import type { ComponentProps } from 'react'
import { StatusChip } from '#widgets/kit/StatusChip.tsx'
import { useFormats } from '../formats/use-formats.ts'

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

/** The status of a record: its wording first, its colour beside it. */
export const Status = ({ value }: { readonly value: string }) => {
  const { label } = useFormats()
  return <StatusChip tone={tones[value] ?? 'neutral'}>{label('status', value)}</StatusChip>
}
