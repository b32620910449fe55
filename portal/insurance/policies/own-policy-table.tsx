import { AmountDue } from './AmountDue.tsx'
import { policyTable } from './policy-table.tsx'

/** A policyholder's policies: starts with the amount due and the Pay button. */
export const ownPolicyTable = {
  ...policyTable,
  id: 'own-policies',
  columns: {
    ...policyTable.columns,
    amountDue: {
      ...policyTable.columns.amountDue,
      cell: (policy) => <AmountDue policy={policy} />,
      width: 160,
    },
    agencyName: { ...policyTable.columns.agencyName, width: 205 },
  },
  card: { aside: 'status', lead: ['amountDue', 'dueDate'] },
} as const satisfies typeof policyTable
