/** Sentences of the queue of grades. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const filaTexts = defineTexts({
  titulo: { pt: 'Suas respostas', en: 'Your answers' },
  tudoEnviado: { pt: 'Tudo enviado', en: 'All sent' },
  pendentes: {
    pt: (n: number) => plural(n, '# pendente', '# pendentes'),
    en: (n: number) => plural(n, '# pending', '# pending'),
  },
  ultimoEnvio: {
    pt: (quando: string) => `último envio ${quando}`,
    en: (quando: string) => `last sent ${quando}`,
  },
  enviarAgora: { pt: 'Enviar agora', en: 'Send now' },
  guardadas: {
    pt: 'Estão guardadas neste aparelho e seguem sozinhas quando houver internet.',
    en: 'They are kept on this device and go by themselves once there is a network.',
  },
  semConta: {
    pt: 'Para enviar, entre de novo nesta conta. Nada se perdeu.',
    en: 'To send them, sign in to this account again. Nothing was lost.',
  },
  semEspaco: {
    pt: 'O aparelho está sem espaço. Não feche esta página antes de enviar, ou exclua arquivos.',
    en: 'The device has no room. Keep this page open until they are sent, or delete some files.',
  },
  recusadas: {
    pt: (n: number) => plural(n, '# resposta não foi aceita', '# respostas não foram aceitas'),
    en: (n: number) => plural(n, '# answer was not accepted', '# answers were not accepted'),
  },
  comprovantes: { pt: 'Comprovantes', en: 'Receipts' },
  resposta: { pt: 'Resposta', en: 'Answer' },
  conclusao: { pt: 'Aula concluída', en: 'Lesson finished' },
  recebida: { pt: (quando: string) => `recebida ${quando}`, en: (quando: string) => `received ${quando}` },
  nota: { pt: (nota: string) => `nota ${nota}`, en: (nota: string) => `grade ${nota}` },
  relogio: {
    pt: 'O relógio do aparelho estava errado; vale a hora do recebimento.',
    en: 'The clock of the device was wrong; the time of receipt counts.',
  },
  espera: {
    pt: (motivo: string) => `Espera ⟦o seu professor⟧: ${motivo}`,
    en: (reason: string) => `Waits for your teacher: ${reason}`,
  },
  codigo: { pt: (codigo: string) => `código ${codigo}`, en: (codigo: string) => `code ${codigo}` },
})

/** Why a record was refused, or waits for the teacher. */
export const motivoTexts = defineTexts({
  forma_invalida: { pt: 'O registro está danificado.', en: 'The record is damaged.' },
  grande_demais: { pt: 'A resposta é grande demais.', en: 'The answer is too large.' },
  aula_desconhecida: {
    pt: 'A aula não existe mais para você.',
    en: 'The lesson is no longer there for you.',
  },
  tela_desconhecida: {
    pt: 'A tela não faz parte desta versão da aula.',
    en: 'The screen is not part of this version.',
  },
  resposta_invalida: {
    pt: 'A resposta não serve para esta tela.',
    en: 'The answer does not fit this screen.',
  },
  tentativa_de_outra_pessoa: { pt: 'A tentativa é de outra pessoa.', en: "The attempt is another person's." },
  tentativa_encerrada: { pt: 'A tentativa já estava encerrada.', en: 'The attempt had already ended.' },
  sem_tentativas: { pt: 'As tentativas desta aula acabaram.', en: 'No attempts are left for this lesson.' },
  nivel_bloqueado: {
    pt: 'Este nível da trilha ainda está fechado.',
    en: 'This level of the path is still locked.',
  },
  muitas_guardadas: {
    pt: 'Já há respostas demais esperando ⟦o professor⟧.',
    en: 'Too many answers already wait for the teacher.',
  },
  fora_do_prazo: { pt: 'O prazo da aula já tinha acabado.', en: 'The lesson was already closed.' },
  sem_inicio: {
    pt: 'A aula foi começada sem internet por um pacote antigo ou de outro aparelho.',
    en: 'The lesson was begun offline from an old package, or from that of another device.',
  },
  versao_antiga: {
    pt: 'A aula foi feita numa versão antiga, depois de aberta a nova.',
    en: 'The lesson was done in an old version, after the new one had been opened.',
  },
  antes_da_abertura: { pt: 'A aula ainda não estava aberta.', en: 'The lesson was not open yet.' },
  antes_de_comecar: {
    pt: 'A hora da resposta é de antes do começo da tentativa.',
    en: 'The time of the answer is before the attempt began.',
  },
  depois_da_entrega: {
    pt: 'A aula já tinha sido entregue.',
    en: 'The lesson had already been turned in.',
  },
  gabarito_visto: {
    pt: 'As respostas certas já tinham sido vistas.',
    en: 'The right answers had already been seen.',
  },
  aparelho_novo: {
    pt: 'O aparelho ainda não tinha sido visto aqui na hora da resposta.',
    en: 'The device had not been seen here yet at the time of the answer.',
  },
  relogio_mudou: {
    pt: 'O relógio do aparelho mudou no meio do caminho.',
    en: 'The clock of the device changed on the way.',
  },
  antes_do_contato: {
    pt: 'O aparelho falou com a plataforma depois dessa hora e ainda não tinha esta resposta.',
    en: 'The device reached the platform after that time and did not have this answer yet.',
  },
})
