/** Refusals of the administration of people, each with its stable code. */

import { table } from '../../../../core/contract/table.ts'
import { failure, invalid, type Sentence } from '../../../../core/server/failure.ts'
import type { Fault, Read } from '../rules.ts'
import { faultTexts } from '../texts.ts'
import type { CampoUnico } from './queries.ts'

const NEEDS_CORRECTING = {
  pt: 'Alguns dados precisam de correção.',
  en: 'Some of the data needs correcting.',
}

export const faultSentence = (fault: Fault): Sentence => faultTexts[fault]

const TAKEN: Record<CampoUnico, Sentence> = {
  login: {
    pt: 'Outra pessoa já usa este nome de usuário.',
    en: 'Somebody else has this username already.',
  },
  email: { pt: 'Outra pessoa já usa este e-mail.', en: 'Somebody else has this email already.' },
  cpf: {
    pt: 'Já existe uma pessoa com este CPF. Busque por ele na lista ou peça à administração.',
    en: 'There is a person with this CPF already. Look for it in the list or ask the administration.',
  },
  ra: { pt: 'Outra pessoa já tem este RA.', en: 'Somebody else has this student ID already.' },
  inep: { pt: 'Outra pessoa já tem este código INEP.', en: 'Somebody else has this INEP code already.' },
}

/** 409 naming each field whose value another person has. */
export const taken = (campos: readonly CampoUnico[]) =>
  failure(409, 'ja_existe', NEEDS_CORRECTING, {
    campos: Object.fromEntries(campos.map((campo) => [campo, TAKEN[campo]])),
  })

const CONSTRAINTS: Readonly<Record<string, CampoUnico>> = table({
  usuario_tenant_id_login_key: 'login',
  usuario_tenant_id_email_key: 'email',
  dado_pessoal_tenant_id_cpf_key: 'cpf',
  dado_pessoal_tenant_id_ra_key: 'ra',
  dado_pessoal_tenant_id_inep_key: 'inep',
})

/** Names the field when two people were given one value at the same moment. */
export async function namingTheField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const campo = CONSTRAINTS[(error as { constraint?: string }).constraint ?? '']
    throw campo ? taken([campo]) : error
  }
}

export const changedMeanwhile = () =>
  failure(409, 'mudou_antes', {
    pt: 'Alguém mudou esta pessoa enquanto você editava. Veja como ficou e mude de novo o que ainda precisar.',
    en: 'Somebody changed this person while you were editing. See how it is now and change again what still needs it.',
  })

export const hasPapel = () =>
  failure(409, 'ja_tem_papel', {
    pt: 'A pessoa já tem este papel aqui.',
    en: 'The person has this role here already.',
  })

export const turmaCheia = (capacidade: number) =>
  failure(409, 'turma_cheia', {
    pt: `A turma já tem ${capacidade} ⟦alunos⟧, o máximo dela.`,
    en: `The class has ${capacidade} students already, its maximum.`,
  })

export const turmaFechada = () =>
  failure(409, 'turma_fechada', {
    pt: 'A turma está encerrada: ninguém entra nem sai dela.',
    en: 'The class is closed: nobody can join or leave it.',
  })

export const lastAdministrador = () =>
  failure(409, 'ultima_administracao', {
    pt: 'Esta é a última pessoa da administração. Dê o papel a outra antes de remover o desta.',
    en: 'This is the last administrator. Give the role to somebody else before taking this one away.',
  })

export const lastTitular = () =>
  failure(409, 'ultimo_titular', {
    pt: 'É a única pessoa titular da turma. Indique outra antes de mudar esta.',
    en: 'This is the only lead teacher of the class. Name another one before changing this.',
  })

export const hasAcesso = () =>
  failure(409, 'ja_tem_acesso', {
    pt: 'A pessoa já tem uma senha. Use “Redefinir o acesso”.',
    en: 'The person has a password already. Use “Reset access”.',
  })

export const noEmail = () =>
  failure(409, 'sem_email', {
    pt: 'A pessoa não tem e-mail. Cadastre um, ou gere uma senha para entregar.',
    en: 'The person has no email. Add one, or create a password to hand over.',
  })

export const tooMany = (most: number) =>
  failure(422, 'muitas_pessoas', {
    pt: `O arquivo leva até ${most.toLocaleString('pt-BR')} pessoas. Escolha uma escola ou um papel.`,
    en: `The file takes up to ${most.toLocaleString('en-US')} people. Choose a school or a role.`,
  })

/** Reads fields as typed: absent stays out, empty is null where that may be; all faults at once (422). */
export function readFields<const R extends Readonly<Record<string, (text: string) => Read<string>>>>(
  typed: object,
  readers: R,
  required: readonly (keyof R)[] = [],
): Partial<Record<keyof R, string | null>> {
  const values: Partial<Record<keyof R, string | null>> = {}
  const campos: Record<string, Sentence> = {}
  for (const [name, read] of Object.entries(readers)) {
    const text = (typed as Readonly<Record<string, unknown>>)[name]
    if (typeof text !== 'string') continue
    if (text.trim() === '' && !required.includes(name)) values[name as keyof R] = null
    else {
      const result = read(text)
      if (result.ok) values[name as keyof R] = result.value
      else campos[name] = faultSentence(result.fault)
    }
  }
  if (Object.keys(campos).length > 0) throw invalid(campos)
  return values
}
