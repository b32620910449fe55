import { observe } from '../loader/loader.ts'
import { setTexts, type PageTexts } from '../texts/page-texts.ts'
import { controllers, type Controller, type ControllerOptions } from './controller.ts'

/** Adds `parapet.css` once per page, to reserve the height of loading elements. */
const addStyles = (): void => {
  const { href } = new URL(/* @vite-ignore */ 'parapet.css', import.meta.url)
  if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

const createController = controllers(observe)

/** The API for scripts that create elements. */
export const Parapet = {
  /** Creates an element with its properties, handlers and content. `mount` puts it on the page. */
  create(tag: string, options?: ControllerOptions): Controller {
    addStyles()
    return createController(tag, options)
  },
  /** Loads the elements under a shadow root of the page, now and as they appear. */
  observe: (root: ShadowRoot): (() => void) => observe(root),
  /** Replaces texts of the elements by key. */
  texts: (texts: PageTexts): void => setTexts(texts),
}
