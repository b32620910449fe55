import { Quote } from './quote.tsx'

/** A server component: the tag of the element is in the page's HTML. */
export default function Page() {
  return (
    <main>
      <h1>Cyber insurance</h1>
      <Quote />
    </main>
  )
}
