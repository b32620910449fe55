import { serverModule } from '../../kernel/modules/server-module.ts'
import { exampleRetention } from './retention.ts'

export const examplesModule = serverModule({
  name: 'workflows/examples',
  retention: exampleRetention,
})
