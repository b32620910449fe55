import { listScreen } from '../../../frame/screens/list-screen.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { agencySubmissionsTab, allSubmissionsTab } from '../submission-tab.ts'
import { ListActions } from './ListActions.tsx'

const screens = {
  own: listScreen({
    title: 'submission-menu:submissions',
    table: agencySubmissionsTab.table,
    Actions: ListActions,
  }),
  all: listScreen({
    title: 'submission-menu:submissions',
    table: allSubmissionsTab.table,
    Actions: ListActions,
  }),
}

/** The list of submissions. */
export const SubmissionsScreen = () => {
  useWording('submissions', 'submission-lifecycle')
  const Screen = screens[usePersona().accountType === 'PARAPET' ? 'all' : 'own']
  return <Screen />
}
