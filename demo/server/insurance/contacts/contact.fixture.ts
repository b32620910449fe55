/** A policyholder's contact as the form sends it. */
export const lena = {
  contactFirstName: 'Lena',
  contactLastName: 'Ortiz',
  contactEmail: 'lena@ortiz.example',
  contactPhone: '+15125550177',
}
