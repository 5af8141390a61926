/** Whom to ask for access, by role; the address of a WhatsApp conversation. */

/** The widest role decides: who teaches and coordinates is told what a coordinator is told. */
const ASK = [
  ['administrador-plataforma', 'peca_administrador'],
  ['administrador_tenant', 'peca_administrador'],
  ['gestor_rede', 'peca_gestor'],
  ['coordenador', 'peca_coordenador'],
  ['professor', 'peca_professor'],
  ['autor', 'peca_professor'],
  ['revisor', 'peca_professor'],
  ['responsavel', 'peca_responsavel'],
  ['aluno', 'peca_aluno'],
] as const

/** The key of the sentence that says whom a person with these roles asks (product.md H-01). */
export const whomToAsk = (papeis: readonly string[]): (typeof ASK)[number][1] | 'peca_outro' =>
  ASK.find(([papel]) => papeis.includes(papel))?.[1] ?? 'peca_outro'

/** The conversation with the tenant's number; null without a number of 8 to 15 digits. */
export function whatsappHref({ numero, mensagem }: { numero: string; mensagem: string }): string | null {
  const digits = numero.replace(/\D/g, '')
  if (!/^\d{8,15}$/.test(digits)) return null
  return `https://wa.me/${digits}${mensagem ? `?text=${encodeURIComponent(mensagem)}` : ''}`
}
