import { useLocation } from '@tanstack/react-router'
import { useEffect, type ComponentType } from 'react'
import type { AnyDialog } from '#core/platform/dialogs/dialog.ts'
import { getPermissionsMap } from '#core/identity/permissions/endpoints.ts'
import type { PermissionsMap } from '#core/identity/permissions/permissions.ts'
import { assert, until } from '#widgets/testing/assert.ts'
import { press } from '#widgets/testing/keys.ts'
import { dialogInputs, exampleIds } from './dialogs.fixture.ts'
import { confirmDialog } from './frame/dialogs/confirm.ts'
import { DialogHost } from './frame/dialogs/DialogHost.tsx'
import type { Command } from './frame/palette/commands.ts'
import type { ShellParts } from './frame/modules/shell-parts.ts'
import { useModules } from './frame/modules/use-modules.ts'
import { useCan } from './frame/platform/use-can.ts'
import { modules } from './modules.ts'
import { renderPortal, signedInPlatform, type SignedIn } from './render-portal.fixture.tsx'

interface Viewer extends SignedIn {
  /** The screen below linked dialogs. */
  readonly Screen?: ComponentType
}

const isDialog = (value: unknown): value is AnyDialog =>
  typeof value === 'object' && value !== null && 'sticky' in value && 'load' in value

/** All dialogs that domains declare, including those that no link opens. */
const declared = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['./**/*-dialog.ts', './**/*-dialogs.ts', './**/record-documents.ts'],
    { eager: true },
  ),
).flatMap((module) => Object.values(module).filter(isDialog))

/** The portal around its dialogs, and the dialogs that its modules register for staff. */
export const begin = async (may: PermissionsMap = {}, { Screen, ...viewer }: Viewer = {}) => {
  const { platform, server, time } = await signedInPlatform(
    ['portal', 'quotes', 'shell', 'element', 'sign-up', 'sign-in', 'impersonation'],
    {
      ...viewer,
      script: (on) => {
        on.answer(getPermissionsMap, may)
        viewer.script?.(on)
      },
    },
  )
  const parts = await Promise.all(
    modules.flatMap((module): Promise<ShellParts>[] =>
      'shell' in module && module.shell ? [module.shell()] : [],
    ),
  )

  const linked = await Promise.all(
    parts.flatMap(({ linkedDialogs: load }) => (load ? [load()] : [])),
  )

  let registered: readonly AnyDialog[] = []
  let creating: readonly Command[] = []
  const Stage = () => {
    const can = useCan()
    const shellDialogs = useModules().flatMap((module) => module.dialogs?.() ?? [])
    const created = useModules().flatMap((module) => module.creates?.() ?? [])
    useEffect(() => {
      creating = created
      registered = [
        ...shellDialogs,
        ...linked.flat().flatMap(([each, needs]) => (can(needs) ? [each] : [])),
        ...declared,
      ]
    })
    const hasNavigated = useLocation().pathname !== '/'
    return (
      <>
        {Screen && hasNavigated && <Screen />}
        <DialogHost />
      </>
    )
  }
  const router = renderPortal(platform, parts, Stage)
  await until(() => registered.length > 0, 'the dialogs of the modules')
  return {
    platform,
    server,
    time,
    creating: () => creating,
    /** Follows a link of the portal. */
    go: (href: string) => router.navigate({ href }),
    address: () => router.state.location.href,
    /** Goes to an address that identifies a dialog and waits until it would have opened. */
    follow: async (id: string, data: object = {}) => {
      const search = { modal: id, modalData: JSON.stringify(data) }
      await router.navigate({ to: '/', search })
      await time.advance(1_500)
    },
    dialogs: [...new Set([...registered, confirmDialog])] as readonly AnyDialog[],
  }
}

/** The open dialog. */
export const shown = () => document.querySelector<HTMLDialogElement>('dialog[open]')
/** The dialog that asks whether to discard input. */
export const question = () => shown()?.querySelector<HTMLElement>('[role=alert]')

/** The first Cancel button of the footer. */
export const cancelButton = () =>
  [...(shown()?.querySelectorAll<HTMLElement>('footer button') ?? [])].find(({ textContent }) =>
    ['Cancel', 'Close', 'Done'].includes(textContent ?? ''),
  )

/** The close button in the title. */
export const closeButton = () => shown()?.querySelector<HTMLElement>('button[aria-label=Close]')

/** The first field to type into; date fields are skipped, because they consist of parts. */
export const firstField = () =>
  shown()?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=checkbox], [type=radio], [type=date], [type=file], [role=combobox]), textarea)',
  )

/** A text for a field; number fields drop letters. */
export const textFor = (field: ReturnType<typeof firstField>): string =>
  field?.inputMode === 'decimal' || field?.inputMode === 'numeric' ? '7' : 'a'

/** The ways to close a dialog. */
export const closeMethods = {
  Cancel: async () => cancelButton()?.click(),
  Escape: () => press('Escape'),
  'the close button': async () => closeButton()?.click(),
} as const

type Stage = Awaited<ReturnType<typeof begin>>

/**
 * Opens a dialog with its `dialogInputs` or example ids, overridden by `own`, and waits for its
 * footer.
 */
export const open = async ({ platform }: Stage, dialog: AnyDialog, own: object = {}) => {
  const input = dialog.input.safeParse({ ...(dialogInputs[dialog.id] ?? exampleIds), ...own })
  assert(input.success, `${dialog.id} takes more than ids: name its input`)
  const result = platform.dialogs.openNext(dialog, input.data)
  await until(() => shown()?.querySelector('footer button'), `the dialog ${dialog.id}`)
  return { result }
}

/** Chooses the last option of the dialog's first list. */
export const chooseLast = async (): Promise<HTMLSelectElement> => {
  const choice = await until(() => shown()?.querySelector('select'), 'the first list')
  choice.focus()
  choice.value = [...choice.options].at(-1)?.value ?? ''
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  return choice
}

/** Presses the submit button once it is enabled. */
export const submitShown = async (): Promise<void> => {
  const submit = () => shown()?.querySelector<HTMLButtonElement>('button[type=submit]:enabled')
  ;(await until(submit, 'the button')).click()
}

/** Waits until no dialog is open. */
export const closed = async (how: string) => {
  await until(() => !shown(), `the dialog to close by ${how}`)
}
