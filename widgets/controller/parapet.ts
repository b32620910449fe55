import { observe } from '../loader/loader.ts'
import { setTexts, type PageTexts } from '../texts/page-texts.ts'
import { controllers, type Controller, type ControllerOptions } from './controller.ts'

/** Reserves the heights of elements on their way, once a page. */
const addStyles = (): void => {
  const { href } = new URL(/* @vite-ignore */ 'parapet.css', import.meta.url)
  if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

const createController = controllers(observe)

/** The elements for scripts of a page. */
export const Parapet = {
  /** Makes an element with its properties, handlers and content; `mount` puts it on the page. */
  create(tag: string, options?: ControllerOptions): Controller {
    addStyles()
    return createController(tag, options)
  },
  /** Loads the elements under a shadow root of the page, now and as they appear. */
  observe: (root: ShadowRoot): (() => void) => observe(root),
  /** Puts texts of the page in place of the elements’ own, by their keys. */
  texts: (texts: PageTexts): void => setTexts(texts),
}
