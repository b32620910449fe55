import { definition } from './sample-element.tsx'
import '../notifications/element.ts'
import '../quote-button/element.ts'

const violations: string[] = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
)
Object.assign(globalThis, { violations })

for (const tag of [definition.tag, 'parapet-quote-button', 'parapet-notifications'])
  document.body.append(document.createElement(tag))
