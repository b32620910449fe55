// Only underwriters see these, and all of them at once: they come as one file.
export { ChangesCard } from '../changes/ChangesCard.tsx'
export { MarkSource } from '../changes/MarkSource.tsx'
export { AuthorityCard } from './AuthorityCard.tsx'
export { QueueBar } from './QueueBar.tsx'
export { UnderwritingPart } from './UnderwritingPart.tsx'
