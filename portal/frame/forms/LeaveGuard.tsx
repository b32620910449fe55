import { useBlocker } from '@tanstack/react-router'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Dialog } from '#widgets/kit/Dialog.tsx'
import { useWording } from '#widgets/react/use-wording.ts'

/** Leaving a screen, and switching to another of its tabs (spec 3 §2), each in its own words. */
const questions = {
  leave: {
    lead: 'portal:dialog.unsavedLead',
    stay: 'portal:dialog.stay',
    go: 'portal:dialog.leave',
  },
  switch: {
    lead: 'portal:dialog.switchLead',
    stay: 'portal:dialog.goBack',
    go: 'portal:dialog.switch',
  },
} as const satisfies Record<string, Readonly<Record<'lead' | 'stay' | 'go', WordingKey>>>

interface Place {
  readonly pathname: string
  readonly search: object
}

const tabOf = ({ search }: Place): unknown => ('tab' in search ? search.tab : undefined)

/** What a way to another address leaves; sorting a table or opening a dialog leaves nothing. */
const leaving = (current: Place, next: Place): keyof typeof questions | undefined => {
  if (current.pathname !== next.pathname) return 'leave'
  return tabOf(current) === tabOf(next) ? undefined : 'switch'
}

/**
 * The one guard of unsaved input: leaving the screen or its tab asks, closing the window asks. It
 * stands in the form wrapper and beside elements that tell they are dirty, never in a screen of its
 * own.
 */
export const LeaveGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const t = useWording('portal')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && leaving(current, next) !== undefined,
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const { lead, stay, go } = questions[leaving(blocker.current, blocker.next) ?? 'leave']
  return (
    <Dialog
      title={t('portal:dialog.unsavedTitle')}
      description={t(lead)}
      width="narrow"
      onClose={blocker.reset}
      footer={
        <>
          <Button autoFocus onClick={blocker.reset}>
            {t(stay)}
          </Button>
          <Button look="danger" onClick={blocker.proceed}>
            {t(go)}
          </Button>
        </>
      }
    />
  )
}
