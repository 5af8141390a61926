/** The registry of personal data: privacy itself: requests, holds, consents, options, time of use, the erased. */
import { anonimiza, apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

const PEDIDO = [
  'id',
  'tipo',
  'via',
  'estado',
  'motivo',
  'prazo',
  'decisao',
  'decidido_em',
  'executa_em',
  'concluido_em',
  'created_at',
]

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'tempo_uso',
    grupo: 'privacidade',
    dado: {
      pt: 'Quantos minutos por dia você usa a plataforma',
      en: 'How many minutes a day you use the platform',
    },
    finalidade: {
      pt: 'Mostrar o tempo de uso a você e a quem responde por você',
      en: 'Showing the time of use to you and your guardians',
    },
    base: 'obrigacao_dados',
    retencao: { desde: 'registro', dias: 180, coluna: 'dia', minimo: 30 },
    pessoas: { usuario_id: apaga(['dia', 'minutos']) },
  },
  {
    tabela: 'pedido_dados',
    grupo: 'privacidade',
    dado: {
      pt: 'Os pedidos de cópia e de exclusão de dados, quem pediu, quem decidiu e por quê',
      en: 'Requests for a copy or the erasure of data, who asked, who decided and why',
    },
    finalidade: {
      pt: 'Responder no prazo e provar que foi respondido',
      en: 'Answering in time and proving that it was answered',
    },
    base: 'obrigacao_dados',
    retencao: { desde: 'registro', dias: 5 * 365 },
    pessoas: {
      usuario_id: anonimiza({ motivo: '', decisao: '' }, PEDIDO),
      pedido_por: mantem('atos', ['id', 'tipo', 'usuario_id', 'created_at']),
      confirmado_por: mantem('atos', ['id', 'tipo', 'usuario_id', 'confirmado_em']),
      decidido_por: mantem('atos', ['id', 'tipo', 'usuario_id', 'decidido_em']),
    },
  },
  {
    tabela: 'guarda_legal',
    grupo: 'privacidade',
    dado: {
      pt: 'Se uma obrigação ou um processo impede excluir os dados, e por quê',
      en: 'Whether a duty or a proceeding forbids erasure, and why',
    },
    finalidade: {
      pt: 'Não excluir o que a lei manda guardar',
      en: 'Not erasing what the law demands to keep',
    },
    base: 'obrigacao_dados',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: apaga(['motivo', 'created_at']),
      posta_por: mantem('atos', ['usuario_id', 'created_at']),
    },
  },
  {
    tabela: 'apagamento',
    grupo: 'privacidade',
    dado: {
      pt: 'O número das contas excluídas e a data, sem nome',
      en: 'The numbers of erased accounts and the date, without a name',
    },
    finalidade: {
      pt: 'Excluir de novo se uma cópia de segurança antiga for restaurada',
      en: 'Erasing again if an old backup is restored',
    },
    base: 'obrigacao_dados',
    retencao: { desde: 'registro', dias: 5 * 365 },
    pessoas: { usuario_id: mantem('atos', ['quando']) },
  },
  {
    tabela: 'retencao_dado',
    grupo: 'privacidade',
    dado: {
      pt: 'Quem mudou por quanto tempo a rede guarda um dado, e quando',
      en: 'Who changed for how long the network keeps a kind of data, and when',
    },
    finalidade: {
      pt: 'Provar quem decidiu os prazos de guarda',
      en: 'Proving who decided how long data is kept',
    },
    base: 'obrigacao_dados',
    retencao: ESCOLAR,
    pessoas: { mudada_por: mantem('atos', ['tabela', 'dias', 'updated_at']) },
  },
  {
    tabela: 'incidente',
    grupo: 'privacidade',
    dado: {
      pt: 'O registro de incidentes de segurança: o que houve, quando, quem registrou e o que foi feito; conta pessoas, sem nome',
      en: 'The register of security incidents: what happened, when, who entered it and what was done; it counts people, without names',
    },
    finalidade: {
      pt: 'Comunicar incidentes no prazo e prestar contas deles',
      en: 'Communicating incidents in time and answering for them',
    },
    base: 'obrigacao_dados',
    retencao: { desde: 'registro', dias: 5 * 365, coluna: 'created_at', minimo: 5 * 365 },
    pessoas: {
      quem_id: mantem('atos', ['titulo', 'inicio', 'fim', 'created_at']),
      registrado_por: mantem('atos', ['titulo', 'ciencia_em', 'comunicado_em', 'created_at']),
    },
  },
]
