import { useTypedSearch, type SearchSource } from '../parts/use-typed-search.ts'
import { matchingGroups, type Command, type CommandSource } from './commands.ts'

interface Records<Row> {
  /** The heading of the group. */
  readonly id: string
  readonly label: string
  readonly isEnabled: boolean
  readonly source: SearchSource<Row>
  readonly command: (row: Row) => Command
}

/**
 * Records of a list that match the palette's search. While it loads, previous results that still
 * match stay, so that Enter never opens another record.
 */
export const useRecordSearch = <Row>(
  typed: string,
  { id, label, isEnabled, source, command }: Records<Row>,
): ReturnType<CommandSource> => {
  const { rows, isSearching } = useTypedSearch(typed, source, { size: 8, minLength: 2, isEnabled })
  const groups = [{ id, label, commands: rows.map(command) }]
  return { found: isSearching ? matchingGroups(groups, typed) : groups, isSearching }
}
