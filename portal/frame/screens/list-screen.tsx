import { Suspense, type ComponentType } from 'react'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Screen } from '../parts/Screen.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { useTitle } from '../shell/use-title.ts'
import type { ShownTable } from '../tables/shown-table.ts'

/** What a screen of one list says of its own. */
interface ListScreenParts {
  readonly title: WordingKey
  /** What the list is for, under the title. */
  readonly lead?: WordingKey
  /** Brings search, filters, rows, and what stands where there are none. */
  readonly table: ShownTable
  /** What can be done beside the rows: a button that makes a record. */
  readonly Actions?: ComponentType
}

/** Makes the screen of one list: heading, filters, table and pages. */
export const listScreen = ({ title, lead, table: Table, Actions }: ListScreenParts) =>
  function ListScreen() {
    const { t } = useFormats()
    useTitle(t(title))
    return (
      <Screen title={t(title)} lead={lead && t(lead)} actions={Actions && <Actions />}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Table />
        </Suspense>
      </Screen>
    )
  }
