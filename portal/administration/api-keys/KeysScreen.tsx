import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { TabbedScreen } from '../../frame/screens/TabbedScreen.tsx'
import { ScreenSkeleton } from '../../frame/shell/ScreenSkeleton.tsx'
import { createKeyDialog } from './key-dialogs.ts'
import { keyTabs } from './key-tabs.ts'
import { keysScreen } from './keys-screen.ts'
import { useDeleteTestData } from './use-delete-test-data.ts'

const route = getRouteApi('/$persona/manage/keys')

/** The keys of the viewer's agency, and the origins that they rejected. */
export const KeysScreen = () => {
  const t = useWording('keys')
  const persona = usePersona()
  const can = useCan()
  const { dialogs } = usePortal()
  const { tab } = route.useSearch()
  const chosen = keyTabs.find(({ id }) => id === tab) ?? keyTabs[0]
  const deleteTestData = useDeleteTestData()
  const Table = chosen.table
  return (
    <TabbedScreen
      title={t('keys:title')}
      actions={
        !can('key:manage') ? undefined : chosen.id === 'TEST' ? (
          <Button onClick={() => void deleteTestData()}>{t('keys:testData.delete')}</Button>
        ) : (
          <Button variant="primary" onClick={() => void dialogs.open(createKeyDialog, {})}>
            {t('keys:create.open')}
          </Button>
        )
      }
      tabs={keyTabs}
      chosen={chosen}
      tabsLabel={t('keys:tabs')}
      address={screenPath(persona, keysScreen)}
    >
      <Suspense fallback={<ScreenSkeleton />} key={chosen.id}>
        <Table />
      </Suspense>
    </TabbedScreen>
  )
}
