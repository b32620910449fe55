import { useProfile } from '../shell/use-profile.ts'
import type { FilterProps, Person } from './definition.ts'
import { FilterMenu } from './FilterMenu.tsx'
import { FilterTabs } from './FilterTabs.tsx'

interface PeopleFilterProps extends FilterProps {
  readonly people: readonly Person[]
}

/**
 * A filter by people. If the viewer is among them, a button filters by the viewer's own records.
 */
export const PeopleFilter = ({ people, filter, ...rest }: PeopleFilterProps) => {
  const { id: me } = useProfile()
  const ids = people.map(({ id }) => id)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (
    <>
      {ids.includes(me) && (
        <FilterTabs
          filter={{ ...filter, options: [me], optionLabels: ['portal:table.mine'] }}
          {...rest}
        />
      )}
      {ids.length > 0 && <FilterMenu filter={{ ...filter, options: ids, names }} {...rest} />}
    </>
  )
}
