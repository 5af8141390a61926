/** Which area owns which table: it alone names the table in SQL, others go through its `public` files. */
import type { DB } from '../database/types.ts'

type Table = keyof DB

/** Owner → its tables and views. `core` is the kernel: what every capability stands on. */
export const OWNERS = {
  core: ['evento', 'migracao', 'repeticao'],
  // With the clients whose networks it holds.
  tenant: ['cliente', 'tenant'],
  arquivo: ['arquivo', 'arquivo_removido'],
  // What an actor is made of: the account and its roles.
  sessao: [
    'confirmacao',
    'ficha',
    'navegador_conhecido',
    'pessoa',
    'sessao',
    'tentativa_login',
    'usuario',
    'vinculo',
  ],
  trabalho: ['trabalho'],
  // What a person chose, to be shown or not too.
  preferencia: ['opcao_privacidade', 'preferencia'],
  notificacao: ['notificacao', 'notificacao_entrega', 'notificacao_escolha', 'push_inscricao'],
  provedor: ['identidade', 'provedor'],
  auditoria: ['auditoria', 'auditoria_ponta'],
  conta: ['cadastro_pendente', 'consentimento', 'exclusao_conta'],
  fator: ['codigo_recuperacao', 'pedido_dispositivo', 'segundo_fator'],
  // A class: the network it stands in and who is in it.
  turma: ['matricula', 'rede', 'turma'],
  matricula: ['transferencia'],
  rede: ['rede_excluida'],
  forum: [
    'aviso_rede',
    'aviso_rede_anexo',
    'curtida',
    'mensagem',
    'mensagem_anexo',
    'mensagem_arquivo',
    'mensagem_versao',
    'topico',
    'topico_favorito',
    'topico_nota',
    'topico_participacao',
    'topico_visto',
    'voto',
  ],
  cartao: ['aparelho', 'cartao', 'senha_imagem'],
  pessoa: ['concessao', 'dado_pessoal', 'laudo'],
  aovivo: ['agenda', 'encontro', 'encontro_presenca', 'encontro_serie'],
  enquete: ['enquete', 'enquete_participacao', 'enquete_resposta', 'enquete_turma'],
  catalogo: ['disciplina', 'ensino', 'periodo', 'tag'],
  midia: ['midia', 'midia_arquivo', 'midia_parte', 'midia_uso'],
  curriculo: [
    'categoria',
    'categoria_ordem',
    'curriculo',
    'curriculo_importacao',
    'curriculo_importacao_imagem',
    'curriculo_importacao_linha',
    'curriculo_remocao',
    'curriculo_vinculo',
    'extra',
    'extra_item',
    'habilidade',
  ],
  aula: [
    'aula',
    'aula_antes',
    'aula_autor',
    // What it is about.
    'aula_habilidade',
    'aula_parecer',
    'aula_periodo',
    'aula_tag',
    'aula_versao',
    'tela',
    'turma_alcance',
    'turma_aula',
    'versao_escrita',
    'versao_tela',
  ],
  playlist: ['playlist', 'playlist_aula', 'playlist_tag', 'playlist_vinculo', 'turma_playlist'],
  compartilhamento: ['compartilhamento'],
  questao: ['questao', 'questao_habilidade', 'questao_tag'],
  tentativa: ['registro', 'relogio', 'resposta', 'resposta_vez', 'resultado', 'retida', 'tentativa'],
  entrega: ['entrega', 'entrega_arquivo', 'entrega_passo'],
  certificado: ['certificado', 'certificado_layout'],
  trilha: [
    'rascunho_aula',
    'rascunho_eixo',
    'rascunho_habilidade',
    'regra_trilha',
    'trilha',
    'trilha_aula',
    'trilha_dominio',
    'trilha_edicao',
    'trilha_eixo',
    'trilha_grupo',
    'trilha_habilidade',
    'trilha_nota',
    'trilha_ponto',
    'trilha_rascunho',
    'trilha_tentativa',
  ],
  vitrine: ['pagina_publica'],
  lote: ['lote', 'lote_imagem', 'lote_linha'],
  privacidade: ['apagamento', 'guarda_legal', 'incidente', 'pedido_dados', 'retencao_dado', 'tempo_uso'],
} as const satisfies Record<string, readonly Table[]>

type Owned = (typeof OWNERS)[keyof typeof OWNERS][number]

/** A table that nobody owns does not compile: its name stands in the error. */
export const UNOWNED: Record<Exclude<Table, Owned>, never> = {}

/** Views that their owner made for others to read by name. */
export const PUBLISHED: readonly Table[] = ['pessoa', 'turma_alcance', 'turma_playlist']

/** Tables that the kernel itself writes for their area: the log, the queue, the bytes to remove. */
export const KERNEL_WRITES: readonly Table[] = [
  'auditoria',
  'auditoria_ponta',
  'trabalho',
  'arquivo_removido',
]
