import { Badge, type BadgeProps } from './Badge.tsx'

/** The status of a record: text first, colour only beside it. */
export const StatusChip = (props: Omit<BadgeProps, 'dot'>) => <Badge {...props} dot />
