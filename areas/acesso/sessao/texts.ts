/** What each role is called. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const sessaoTexts = defineTexts({
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  responsavel: { pt: 'Responsável', en: 'Guardian' },
  professor: { pt: '⟦Docente⟧', en: 'Teacher' },
  autor: { pt: 'Autoria', en: 'Author' },
  revisor: { pt: 'Revisão', en: 'Reviewer' },
  coordenador: { pt: 'Coordenação', en: 'School coordination' },
  gestor_rede: { pt: 'Gestão da rede', en: 'Network management' },
  administrador_tenant: { pt: 'Administração', en: 'Administration' },
  'administrador-plataforma': { pt: 'Administração da plataforma', en: 'Platform administration' },
  encarregado: { pt: 'Proteção de dados', en: 'Data protection' },
  suporte: { pt: 'Suporte', en: 'Support' },
  semPapel: { pt: 'Sem vínculo', en: 'No role yet' },
})

const BY_WEIGHT = [
  'administrador-plataforma',
  'administrador_tenant',
  'encarregado',
  'suporte',
  'gestor_rede',
  'coordenador',
  'professor',
  'revisor',
  'autor',
  'responsavel',
  'aluno',
] as const

/** The name of the role that says most about a person. */
export function papelPrincipal(papeis: readonly string[]): (typeof BY_WEIGHT)[number] | 'semPapel' {
  return BY_WEIGHT.find((papel) => papeis.includes(papel)) ?? 'semPapel'
}
