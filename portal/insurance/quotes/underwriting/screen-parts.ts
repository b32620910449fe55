// Only underwriters see these parts, all at once, so they load as one file.
export { ChangesCard } from '../changes/ChangesCard.tsx'
export { MarkSource } from '../changes/MarkSource.tsx'
export { AuthorityCard } from './AuthorityCard.tsx'
export { QueueBar } from './QueueBar.tsx'
export { UnderwritingPart } from './UnderwritingPart.tsx'
