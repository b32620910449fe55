import { useNavigate, useSearch } from '@tanstack/react-router'
import { use, useEffect, useMemo, Suspense, type ComponentType } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import { dialogs, linkedDialog, type DialogId, type DialogProps } from './registry.ts'
import { DialogFrameContext } from './frame-context.ts'

/** Pause between a page's arrival and the dialog its address asks for (spec 1 §9). */
const linkDelay = 1_500

/** Shows the one open dialog, and opens the one that an address asks for. */
export const DialogHost = () => {
  const { dialogs: open } = usePortal()
  const dialog = useStore(open.$dialog)
  useDialogLink()
  if (!dialog) return null
  return (
    <Suspense fallback={null}>
      <Opened key={dialog.opening} id={dialog.id} input={dialog.input} />
    </Suspense>
  )
}

const Opened = ({ id, input }: { readonly id: DialogId; readonly input: unknown }) => {
  const { dialogs: open } = usePortal()
  const entry = dialogs[id]
  const view = useMemo(() => entry.load(), [entry])
  // The registry ties input and result to the id; here any of them is shown alike.
  const View = use(view as Promise<ComponentType<DialogProps>>)
  const frame = useMemo(() => ({ width: entry.width, sticky: entry.sticky }), [entry])
  return (
    <DialogFrameContext value={frame}>
      <View
        input={input}
        finish={(result) => open.finish(result)}
        dismiss={() => void open.dismiss()}
      />
    </DialogFrameContext>
  )
}

const useDialogLink = (): void => {
  const { dialogs: open, clock } = usePortal()
  const { modal, modalData } = useSearch({ strict: false })
  const navigate = useNavigate()

  useEffect(() => {
    if (modal === undefined) return
    return clock.after(linkDelay, () => {
      const linked = linkedDialog(modal, modalData)
      void navigate({
        to: '.',
        search: (before) => ({ ...before, modal: undefined, modalData: undefined }),
        replace: true,
      })
      // Checked by the dialog's own shape just now.
      if (linked) void open.openNext(linked.id, linked.input as never)
    })
  }, [modal, modalData, clock, navigate, open])
}
