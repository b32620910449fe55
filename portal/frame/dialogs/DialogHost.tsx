import {
  createElement,
  Suspense,
  useMemo,
  type ComponentType,
  type LazyExoticComponent,
} from 'react'
import type { AnyDialog, DialogProps } from '#core/platform/dialogs/dialog.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import { showLoadFailure } from '../errors/show-load-failure.ts'
import { lazyPart } from '../errors/load-part.ts'
import { DialogBoundary } from './DialogBoundary.tsx'
import { DialogFrameContext } from './frame-context.ts'
import { useDialogLink } from './use-dialog-link.ts'

/** Shows the open dialog, and opens the one in an address. */
export const DialogHost = () => {
  const portal = usePortal()
  const { dialogs: open } = portal
  const shown = useStore(open.$dialog)
  useDialogLink()
  if (!shown) return null
  const failed = (error: unknown) => {
    views.delete(shown.dialog)
    open.finish(undefined)
    showLoadFailure(portal, error)
  }
  return (
    <DialogBoundary key={shown.opening} onFailed={failed}>
      <Suspense fallback={null}>
        <Opened dialog={shown.dialog} input={shown.input} />
      </Suspense>
    </DialogBoundary>
  )
}

type View = ComponentType<DialogProps<unknown, unknown>>

const views = new Map<AnyDialog, LazyExoticComponent<View>>()

/** The view of a dialog, created once, so that React keeps its state. */
const viewOf = (dialog: AnyDialog): LazyExoticComponent<View> => {
  const known = views.get(dialog)
  if (known) return known
  // A dialog's own type matches its input and result to its view; here all are alike.
  const load = dialog.load as () => Promise<View>
  const view = lazyPart(load)
  views.set(dialog, view)
  return view
}

const Opened = ({ dialog, input }: { readonly dialog: AnyDialog; readonly input: unknown }) => {
  const { dialogs: open } = usePortal()
  const { width, sticky } = dialog
  const frame = useMemo(() => ({ width, sticky }), [width, sticky])
  return (
    <DialogFrameContext value={frame}>
      {createElement(viewOf(dialog), {
        input,
        finish: (result: unknown) => open.finish(result),
        dismiss: () => void open.dismiss(),
      })}
    </DialogFrameContext>
  )
}
