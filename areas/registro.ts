/**
 * The registry of personal data: for each table that holds a person, what, why, on which ground, for how long, and how
 * it is exported and erased. Tests read the migrations and the catalogue and fail when a table or a column is missing.
 */

import type { RegistroDeDado } from '../core/policy/registro.ts'
import { registro as arquivo } from './acesso/arquivo/registro.ts'
import { registro as fator } from './acesso/fator/registro.ts'
import { registro as notificacao } from './acesso/notificacao/registro.ts'
import { registro as preferencia } from './acesso/preferencia/registro.ts'
import { registro as provedor } from './acesso/provedor/registro.ts'
import { registro as sessao } from './acesso/sessao/registro.ts'
import { registro as trabalho } from './acesso/trabalho/registro.ts'
import { registro as avaliacao } from './avaliacao/avaliacao/registro.ts'
import { registro as fase } from './avaliacao/fase/registro.ts'
import { registro as intercambio } from './avaliacao/intercambio/registro.ts'
import { registro as questao } from './avaliacao/questao/registro.ts'
import { registro as sugestao } from './avaliacao/sugestao/registro.ts'
import { registro as aovivo } from './conversa/aovivo/registro.ts'
import { registro as enquete } from './conversa/enquete/registro.ts'
import { registro as forum } from './conversa/forum/registro.ts'
import { registro as aula } from './ensino/aula/registro.ts'
import { registro as compartilhamento } from './ensino/compartilhamento/registro.ts'
import { registro as curriculo } from './ensino/curriculo/registro.ts'
import { registro as entrega } from './ensino/entrega/registro.ts'
import { registro as midia } from './ensino/midia/registro.ts'
import { registro as playlist } from './ensino/playlist/registro.ts'
import { registro as tentativa } from './ensino/tentativa/registro.ts'
import { registro as auditoria } from './escola/auditoria/registro.ts'
import { registro as cartao } from './escola/cartao/registro.ts'
import { registro as conta } from './escola/conta/registro.ts'
import { registro as lote } from './escola/lote/registro.ts'
import { registro as matricula } from './escola/matricula/registro.ts'
import { registro as pessoa } from './escola/pessoa/registro.ts'
import { registro as rede } from './escola/rede/registro.ts'
import { registro as turma } from './escola/turma/registro.ts'
import { registro as inicio } from './gestao/inicio/registro.ts'
import { registro as privacidade } from './gestao/privacidade/registro.ts'
import { registro as certificado } from './trilhas/certificado/registro.ts'
import { registro as trilha } from './trilhas/trilha/registro.ts'

/** Each area has its own, `areas/<domain>/<area>/registro.ts`; what points at a row stands before that row. */
export const REGISTRO: readonly RegistroDeDado[] = [
  ...privacidade,
  ...lote,
  ...rede,
  ...trilha,
  ...certificado,
  ...entrega,
  ...tentativa,
  ...sugestao,
  ...fase,
  ...avaliacao,
  ...intercambio,
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
  ...inicio,
  ...preferencia,
  ...trabalho,
  ...sessao,
  ...arquivo,
]
