// `npm run doctor -- https://www.agency.example/quote` lists the problems of the elements on a
// page.
import { exit } from 'node:process'
import { evaluated } from '../../../widgets/docs/scripts.ts'
import { runDoctor } from '../../../widgets/doctor/command/run-doctor.ts'

exit(await runDoctor('npm run doctor --', () => evaluated('doctor/examine.ts')))
