/**
 * The registry of personal data: for each table that holds a person, what, why, on which ground, for how long, and how
 * it is exported and erased. Tests read the migrations and the catalogue and fail when a table or a column is missing.
 */

import type { RegistroDeDado } from '../core/policy/registro.ts'
import { registro as aovivo } from './aovivo/registro.ts'
import { registro as arquivo } from './arquivo/registro.ts'
import { registro as auditoria } from './auditoria/registro.ts'
import { registro as aula } from './aula/registro.ts'
import { registro as cartao } from './cartao/registro.ts'
import { registro as certificado } from './certificado/registro.ts'
import { registro as compartilhamento } from './compartilhamento/registro.ts'
import { registro as conta } from './conta/registro.ts'
import { registro as curriculo } from './curriculo/registro.ts'
import { registro as enquete } from './enquete/registro.ts'
import { registro as entrega } from './entrega/registro.ts'
import { registro as fator } from './fator/registro.ts'
import { registro as forum } from './forum/registro.ts'
import { registro as lote } from './lote/registro.ts'
import { registro as matricula } from './matricula/registro.ts'
import { registro as midia } from './midia/registro.ts'
import { registro as notificacao } from './notificacao/registro.ts'
import { registro as pessoa } from './pessoa/registro.ts'
import { registro as playlist } from './playlist/registro.ts'
import { registro as preferencia } from './preferencia/registro.ts'
import { registro as privacidade } from './privacidade/registro.ts'
import { registro as provedor } from './provedor/registro.ts'
import { registro as questao } from './questao/registro.ts'
import { registro as sessao } from './sessao/registro.ts'
import { registro as tentativa } from './tentativa/registro.ts'
import { registro as trabalho } from './trabalho/registro.ts'
import { registro as trilha } from './trilha/registro.ts'
import { registro as turma } from './turma/registro.ts'

/** Each area has its own, `areas/<nome>/registro.ts`; what points at a row stands before that row. */
export const REGISTRO: readonly RegistroDeDado[] = [
  ...privacidade,
  ...lote,
  ...trilha,
  ...certificado,
  ...entrega,
  ...tentativa,
  ...questao,
  ...compartilhamento,
  ...playlist,
  ...aula,
  ...curriculo,
  ...midia,
  ...enquete,
  ...aovivo,
  ...pessoa,
  ...cartao,
  ...forum,
  ...matricula,
  ...turma,
  ...fator,
  ...conta,
  ...auditoria,
  ...provedor,
  ...notificacao,
  ...preferencia,
  ...trabalho,
  ...sessao,
  ...arquivo,
]
