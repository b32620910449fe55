import { AmountDue } from './AmountDue.tsx'
import { policyTable } from './policy-table.tsx'

/** A policyholder's policies, starting with the amount due and the Pay button. */
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
    dueDate: { ...policyTable.columns.dueDate, width: 145 },
    effectiveDate: { ...policyTable.columns.effectiveDate, width: 145 },
    endDate: { ...policyTable.columns.endDate, width: 145 },
    agencyName: { ...policyTable.columns.agencyName, width: 160 },
  },
  card: { aside: 'status', lead: ['amountDue', 'dueDate'] },
} as const satisfies typeof policyTable
