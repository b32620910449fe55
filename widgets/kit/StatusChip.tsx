import { Badge, type BadgeProps } from './Badge.tsx'

/** The status of a record, as text and colour. */
export const StatusChip = (props: Omit<BadgeProps, 'dot'>) => <Badge {...props} dot />
