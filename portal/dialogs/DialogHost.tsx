import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  type ComponentType,
  type LazyExoticComponent,
} from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import { loadPart } from '../screens/error/part-missing.ts'
import { DialogBoundary } from './DialogBoundary.tsx'
import { dialogs, linkedDialog, type DialogId, type DialogProps } from './registry.ts'
import { DialogFrameContext } from './frame-context.ts'

/** Pause between a page's arrival and the dialog its address asks for (spec 1 §9). */
const linkDelay = 1_500

/** Shows the one open dialog, and opens the one that an address asks for. */
export const DialogHost = () => {
  const { dialogs: open, errors, notifications, wording } = usePortal()
  const dialog = useStore(open.$dialog)
  useDialogLink()
  if (!dialog) return null
  const failed = (error: unknown) => {
    views.delete(dialog.id)
    open.finish(undefined)
    notifications.show('error', wording.t('public:error.dialog'))
    errors.caught(error, 'load')
  }
  return (
    <DialogBoundary key={dialog.opening} onFailed={failed}>
      <Suspense fallback={null}>
        <Opened id={dialog.id} input={dialog.input} />
      </Suspense>
    </DialogBoundary>
  )
}

const views = new Map<DialogId, LazyExoticComponent<ComponentType<DialogProps>>>()

/** The view of a dialog, made once, so that React knows it again. */
const viewOf = (id: DialogId): LazyExoticComponent<ComponentType<DialogProps>> => {
  const known = views.get(id)
  if (known) return known
  // The registry ties input and result to the id; here any of them is shown alike.
  const load = dialogs[id].load as () => Promise<ComponentType<DialogProps>>
  const view = lazy(async () => ({ default: await loadPart(load) }))
  views.set(id, view)
  return view
}

const Opened = ({ id, input }: { readonly id: DialogId; readonly input: unknown }) => {
  const { dialogs: open } = usePortal()
  const { width, sticky } = dialogs[id]
  const frame = useMemo(() => ({ width, sticky }), [width, sticky])
  return (
    <DialogFrameContext value={frame}>
      {createElement(viewOf(id), {
        input,
        finish: (result) => open.finish(result),
        dismiss: () => void open.dismiss(),
      })}
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
        hash: true,
        replace: true,
      })
      // Checked by the dialog's own shape just now.
      if (linked) void open.openNext(linked.id, linked.input as never)
    })
  }, [modal, modalData, clock, navigate, open])
}
