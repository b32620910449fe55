import { serverModule } from '../../kernel/modules/server-module.ts'
import { userVisibility } from './scope.ts'
import { seedRoles } from './seed-roles.ts'
import { seedStaff, seedUsers } from './seed/users.ts'
import * as tables from './tables.ts'

export const usersModule = serverModule({
  name: 'directory/users',
  tables,
  permanentTables: [
    [tables.roles, 'directory'],
    [tables.seededRoles, 'directory: one for each role'],
    [tables.memberships, 'directory'],
  ],
  scopes: { user: [userVisibility] },
  seeds: [
    { name: 'roles', of: 'platform', run: (services) => seedRoles(services) },
    { name: 'staff', of: 'platform', after: ['roles'], run: seedStaff },
    { name: 'users', of: 'demo', run: seedUsers },
  ],
})
