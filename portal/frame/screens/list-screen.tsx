import { Suspense, type ComponentType } from 'react'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Screen } from '../parts/Screen.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { useTitle } from '../shell/use-title.ts'
import type { LazyTable } from '../tables/lazy-table.ts'

/** The options of a screen with one list. */
interface ListScreenParts {
  readonly title: WordingKey
  /** The purpose of the list, shown below the title. */
  readonly lead?: WordingKey
  /** The lazily loaded table. */
  readonly table: LazyTable
  /** Buttons in the header, such as one that creates a record. */
  readonly Actions?: ComponentType
}

/** Creates the screen of one list: heading, filters, table and pages. */
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
