/** The entities of the specification (section 3) by the names of their fields: where each is answered, and what is not had. */

/** A place in the answers where an entity stands. */
export interface Lugar {
  /** The call, as its contract spells it: `GET /gerenciar/pt-br/forum/topico/:id`. */
  chamada: string
  /** The way to it inside the answer: `trilha.eixos[].habilidades[]`; empty: the answer itself. */
  em: string
  /** Fields that this place leaves to others, and why. */
  menos?: readonly [campos: string, porque: string]
  /** Fields that have no value here by what the thing is, and why. */
  semValor?: readonly [campos: string, porque: string]
}

export interface Entidade {
  campos: string
  lugares: readonly Lugar[]
  /** Fields that the product does not have, with the decision that says so. */
  fora?: readonly [campos: string, decisao: string]
}

const MESSAGE_OF = 'POST /gerenciar/pt-br/forum/topico/:id/mensagem'
const GERENCIAR = '/projeto/pt-br/trilha/gerenciar'
const REGUA = '/projeto/pt-br/relatorio'

/** What a decision leaves out: `docs/decisions/<number>-…`. */
const DEPOIS = '0050'

const TOPICO =
  'id topico_id resposta_id tipo titulo gru_id grupo.codigo conteudo avaliativo anexos permitirAnexos agendar status ' +
  'statusData nota visualizado bloqueado ocultar notificarProfessores notificarAlunosAbertura ' +
  'notificarAlunosInteracoes apenasLeitura permissaoEditar curtido favorita nivel voto inicio fim dataCadastro ' +
  'dataAtualizacao ultimaInteracao editado respostas professores totalInteracoes totalCurtidas usuario ' +
  'usuariosInteracoes temas'

const ABERTURA = 'resposta_id'
const topico = (chamada: string, em: string, vazios = ''): Lugar => ({
  chamada,
  em,
  semValor: [`${ABERTURA}${vazios}`, 'opens the conversation; a list of topics is none of replies'],
})
const mensagem = (chamada: string, em: string, vazios = ''): Lugar => ({
  chamada,
  em,
  ...(vazios && { semValor: [vazios, 'answers the topic itself, or is told without what answers it'] }),
})

const TRILHA_ALUNO = [
  'edicao.eixos edicao.habilidades tentativas uso.proprietario uso.outros',
  'for authors',
] as const
const TRILHA_AUTOR = ['pontos_conquistados pontos_possiveis', 'for learners'] as const

export const ENTIDADES: Readonly<Record<string, Entidade>> = {
  tenant: {
    campos:
      'status slug dominio paleta_cor principal database_share id nome features token_autenticado whatsapp.mensagem ' +
      'whatsapp.numero links.politica_de_privacidade links.wiki configuracoes.recaptcha configuracoes.gtm ' +
      'configuracoes.google_login_id configuracoes.microsoft_login_id configuracoes.apple_login_id',
    lugares: [
      { chamada: 'GET /tenant/pt-br/tenant/buscar/:slug', em: 'tenant' },
      {
        chamada: 'POST /tenant/pt-br/recuperar',
        em: 'tenant',
        menos: ['token_autenticado', 'never leaves through what anybody may ask'],
      },
    ],
  },
  conta_no_aparelho: {
    campos: 'usuario token',
    lugares: [{ chamada: 'APARELHO contas', em: '[]' }],
  },
  usuario: { campos: 'usuario.id token', lugares: [{ chamada: 'POST /conta/pt-br/login', em: '' }] },
  registro_na_fila: {
    campos: 'REQUEST_USU_ID',
    lugares: [{ chamada: 'ENVIADO POST /gerenciar/pt-br/tentativas/fila', em: 'registros[]' }],
  },
  topico: {
    campos: TOPICO,
    lugares: [
      topico('GET /gerenciar/pt-br/forum/topicos/forum', 'topicos[]', ' respostas'),
      topico('GET /gerenciar/pt-br/forum/topico/:id', 'topico'),
      topico('GET /gerenciar/pt-br/forum/topicos/aviso', 'topicos[]', ' respostas nota usuariosInteracoes'),
    ],
  },
  mensagem: {
    campos: TOPICO,
    lugares: [
      mensagem('GET /gerenciar/pt-br/forum/topico/:id/mensagens', 'respostas[]', 'resposta_id'),
      mensagem('GET /gerenciar/pt-br/forum/topico/:id/mensagens', 'respostas[].respostas[]'),
      mensagem('GET /gerenciar/pt-br/forum/mensagem/:id', 'mensagem', 'respostas'),
      mensagem(MESSAGE_OF, 'mensagem', 'resposta_id respostas usuariosInteracoes'),
    ],
  },
  anexos_enviados: {
    campos: 'novosAnexos removerAnexos',
    lugares: [
      { chamada: 'ENVIADO PUT /gerenciar/pt-br/forum/mensagem/:id', em: '' },
      {
        chamada: 'ENVIADO POST /gerenciar/pt-br/forum/topico',
        em: '',
        menos: ['removerAnexos', 'a new topic has none to take away'],
      },
    ],
  },
  nota_do_forum: {
    campos: 'aluno topico grupo.codigo nota mensagem interacoes',
    lugares: [{ chamada: 'GET /projeto/pt-br/forum/:gru_id/:tpc_id/notas', em: 'notas[]' }],
  },
  playlist: {
    campos: 'id nome tipo descricao tags projetos[].id projetos[].titulo projetos[].codigo',
    lugares: [
      { chamada: 'GET /projeto/pt-br/playlist/selecionar/:id', em: 'playlist' },
      { chamada: 'POST /projeto/pt-br/playlist/cadastrar', em: 'playlist' },
      { chamada: 'POST /projeto/pt-br/playlist/editar', em: 'playlist' },
      {
        chamada: 'GET /projeto/pt-br/playlist/buscar/todas',
        em: 'playlists[]',
        menos: ['projetos[].id projetos[].titulo projetos[].codigo', 'asked of each playlist by itself'],
      },
    ],
  },
  aula_da_playlist: {
    campos: 'id titulo codigo',
    lugares: [{ chamada: 'POST /projeto/pt-br/playlist/buscar/projetos', em: 'projetos[]' }],
  },
  curriculo: {
    campos: 'id clientes_vinculados[].id clientes_vinculados[].status loadedById',
    lugares: [
      { chamada: 'GET /projeto/pt-br/curriculo/selecionar/curriculo/:id', em: 'curriculo' },
      { chamada: 'GET /projeto/pt-br/curriculo/buscar/todos/curriculos', em: 'curriculos[]' },
    ],
  },
  categoria: {
    campos: 'id nome sigla ordem qtd_habilidades curriculo',
    lugares: [
      { chamada: 'GET /projeto/pt-br/curriculo/buscar/todas/categorias/curriculo/:id', em: 'categorias[]' },
      { chamada: 'GET /projeto/pt-br/curriculo/selecionar/categoria/curriculo/:id', em: 'categoria' },
    ],
  },
  habilidade_do_curriculo: {
    campos: 'id categoria',
    lugares: [
      { chamada: 'GET /projeto/pt-br/curriculo/listar/habilidades/categoria/:id', em: 'habilidades[]' },
    ],
  },
  extra: {
    campos: 'id nome categoria itens[].id itens[].nome',
    lugares: [
      { chamada: 'GET /projeto/pt-br/extra/listar/todos/extras/categoria/:id', em: 'extras[]' },
      {
        chamada: 'GET /projeto/pt-br/extra/listar/itens/extra/:id',
        em: '',
        menos: ['id nome categoria', 'asked for its items alone'],
      },
    ],
  },
  layout_de_certificado: {
    campos: 'id imagem',
    lugares: [{ chamada: 'GET /projeto/pt-br/certificado/layout', em: 'layouts[]' }],
  },
  trilha: {
    campos:
      'id nome status regra.id regra.nomeEixo regra.nomeHabilidade regra_id eixos edicao.eixos edicao.habilidades ' +
      'tentativas uso.proprietario uso.outros certificado pontos_conquistados pontos_possiveis ' +
      'grupos[].agendamento.inicio grupos[].agendamento.fim usuario isInAgendamento',
    lugares: [
      { chamada: `GET ${GERENCIAR}/selecionar/:id`, em: 'trilha', menos: TRILHA_AUTOR },
      {
        chamada: `GET ${GERENCIAR}/listar`,
        em: 'trilhas[]',
        menos: [`${TRILHA_AUTOR[0]} eixos certificado`, 'for learners; the axes are asked of each path'],
      },
      { chamada: 'GET /projeto/pt-br/trilha/selecionar/estrutura/:id', em: 'trilha', menos: TRILHA_ALUNO },
      {
        chamada: 'GET /conteudo/pt-br/trilhas',
        em: 'trilhas[]',
        menos: [`${TRILHA_ALUNO[0]} eixos`, 'for authors; the axes are asked of each path'],
      },
    ],
  },
  eixo: {
    campos: 'id ordem habilidades realizadas_eixo',
    lugares: [
      {
        chamada: `GET ${GERENCIAR}/selecionar/:id`,
        em: 'trilha.eixos[]',
      },
      {
        chamada: `POST ${GERENCIAR}/eixo/cadastrar`,
        em: 'eixo',
        semValor: ['habilidades', 'new'],
      },
      { chamada: 'GET /projeto/pt-br/trilha/selecionar/estrutura/:id', em: 'trilha.eixos[]' },
    ],
  },
  habilidade: {
    campos: 'id ordem ref_eixo_id ref_trilha_id projetos destaque niveis tentativas',
    lugares: [
      {
        chamada: `GET ${GERENCIAR}/selecionar/:id`,
        em: 'trilha.eixos[].habilidades[]',
      },
      {
        chamada: `POST ${GERENCIAR}/habilidade/cadastrar`,
        em: 'habilidade',
        semValor: ['projetos', 'new'],
      },
      {
        chamada: 'GET /projeto/pt-br/trilha/selecionar/estrutura/:id',
        em: 'trilha.eixos[].habilidades[]',
        menos: ['projetos niveis', 'asked of each skill'],
      },
      {
        chamada: 'GET /projeto/pt-br/trilha/habilidade/:id',
        em: '',
        menos: ['id ordem ref_eixo_id ref_trilha_id projetos destaque', 'under `habilidade` and `niveis`'],
      },
    ],
  },
  aula_da_habilidade: {
    campos: 'pro_id pro_titulo pro_codigo dificuldade nivel_id',
    lugares: [
      { chamada: `GET ${GERENCIAR}/selecionar/:id`, em: 'trilha.eixos[].habilidades[].projetos[]' },
      { chamada: 'GET /projeto/pt-br/trilha/habilidade/:id', em: 'niveis[].projetos[]' },
    ],
  },
  tentativa_da_trilha: {
    campos: 'id',
    lugares: [
      { chamada: 'POST /projeto/pt-br/trilha/iniciar/tentativa', em: 'tentativa' },
      { chamada: 'GET /projeto/pt-br/trilha/habilidade/:id', em: 'tentativas[]' },
    ],
  },
  cenarios: {
    campos: 'cenarios',
    lugares: [{ chamada: `GET ${GERENCIAR}/buscar/cenarios/usuario`, em: '' }],
  },
  musicas: { campos: 'musicas', lugares: [{ chamada: `GET ${GERENCIAR}/buscar/musicas/usuario`, em: '' }] },
  grupo: {
    campos: 'id codigo',
    lugares: [
      { chamada: 'GET /conta/pt-br/grupos/ativos', em: 'grupos[]' },
      { chamada: 'GET /conta/pt-br/grupos/desativados', em: 'grupos[]' },
    ],
  },
  cliente: {
    campos: 'id nome parceiro.id parceiro.nome',
    lugares: [{ chamada: 'POST /projeto/pt-br/listar/clientes/plataforma', em: 'clientes[]' }],
    fora: ['parceiro.id parceiro.nome', DEPOIS],
  },
  parceiro: { campos: 'id nome', lugares: [], fora: ['id nome', DEPOIS] },
  no_da_rede: {
    campos: 'id codigo nome subredes grupos[].status grupos[].tipo',
    lugares: [
      {
        chamada: 'POST /projeto/pt-br/buscar/dados/rede',
        em: 'estrutura[]',
        semValor: ['grupos[].status grupos[].tipo', 'classes are in schools'],
      },
      {
        chamada: 'POST /projeto/pt-br/buscar/dados/rede',
        em: 'estrutura[].subredes[]',
        semValor: ['subredes', 'nothing lies below a school'],
      },
    ],
  },
  ranking: {
    campos:
      'trilha.nome ranking[].id ranking[].nome ranking[].isProfessor ranking[].notas ranking[].alunos[].foto ' +
      'ranking[].alunos[].cpf_valido',
    lugares: [{ chamada: 'GET /projeto/pt-br/trilha/:eixoId/ranking-completo/aluno', em: '' }],
  },
  ranking_do_eixo: {
    campos: 'eixo.nome ranking',
    lugares: [{ chamada: 'GET /projeto/pt-br/trilha/:eixoId/ranking/aluno', em: '' }],
  },
  nota_da_trilha: {
    campos: 'id_aluno id_trilha nota_trilha nota_tempo status_nota',
    lugares: [
      { chamada: 'GET /projeto/pt-br/trilha/:eixoId/ranking-completo/aluno', em: 'ranking[].notas[]' },
      { chamada: `GET ${REGUA}/trilha_grupo/:turma`, em: 'trilhas[].notas[]' },
      { chamada: `POST ${REGUA}/turma/relatorio-trilhas`, em: 'notas[]' },
    ],
  },
  boletim_da_turma: {
    campos:
      'turma_codigo nomeTurma aulas trilha alunos[].id alunos[].nome notas[].id_aluno notas[].id_aula notas[].id_nivel ' +
      'notas[].id_trilha notas[].id_tentativa notas[].cod_aula notas[].nota notas[].tempo notas[].data notas[].status',
    lugares: [
      { chamada: `POST ${REGUA}/turma/creator-lab-boletim`, em: '' },
      { chamada: `POST ${REGUA}/turma/relatorio-trilhas-aulas`, em: '' },
    ],
  },
  playlist_nos_relatorios: {
    campos: 'id_playlist playlist id_aula aula vinculo',
    lugares: [],
    fora: ['id_playlist playlist id_aula aula vinculo', DEPOIS],
  },
  relatorio_do_aluno: { campos: 'alunos notas', lugares: [], fora: ['alunos notas', DEPOIS] },
  relatorio_geral: {
    campos: 'turmas relatorioTurmaGeralAlunos relatorioTurmaGeralMaterias relatorioTurmaGeral codigoMateria',
    lugares: [],
    fora: [
      'turmas relatorioTurmaGeralAlunos relatorioTurmaGeralMaterias relatorioTurmaGeral codigoMateria',
      DEPOIS,
    ],
  },
  enquete: {
    campos: 'id agendamento.inicio',
    lugares: [{ chamada: 'GET /projeto/pt-br/relatorio/turma/:code/enquete', em: 'enquetes[]' }],
  },
  avaliacao: {
    campos: 'id dataCadastro avaliacao_id',
    lugares: [{ chamada: 'GET /gerenciar/pt-br/avaliacao/:id', em: 'avaliacao' }],
  },
  fase: {
    campos: 'id status dataCadastro inicio fim periodo quorum cliente_id nome avaliacoes',
    lugares: [
      { chamada: 'GET /gerenciar/pt-br/fase', em: 'fases[]' },
      { chamada: 'GET /gerenciar/pt-br/fase/:id', em: 'fase' },
    ],
  },
  totais_da_fase: {
    campos: 'faseID total_pendentes total_finalizados total_folhas_extras total_notas_duplicadas',
    lugares: [{ chamada: 'GET /gerenciar/pt-br/fases/:ids/participantes/totais', em: 'fases[]' }],
  },
  relatorio_da_avaliacao: {
    campos: 'escolas turmas alunos matriz respostas alternativas sugestoes atividades anuladas',
    lugares: [],
    fora: ['escolas turmas alunos matriz respostas alternativas sugestoes atividades anuladas', DEPOIS],
  },
  questao: {
    campos: 'id tags sugestoes habilidades periodo dificuldade disciplina repassar status_usuario',
    lugares: [
      { chamada: 'GET /gerenciar/pt-br/questao', em: 'questoes[]' },
      { chamada: 'GET /gerenciar/pt-br/questao/:id', em: 'questao' },
    ],
    fora: ['sugestoes', DEPOIS],
  },
  sugestao: {
    campos: 'id dataCadastro atividades descritores questoes',
    lugares: [{ chamada: 'GET /gerenciar/pt-br/sugestao/:id', em: 'sugestao' }],
  },
  atividade: {
    campos: 'id sugestao',
    lugares: [{ chamada: 'GET /gerenciar/pt-br/atividade', em: 'atividades[]' }],
  },
  regra: {
    campos: 'id nome usuario',
    lugares: [
      { chamada: `GET ${GERENCIAR}/listar/regras`, em: 'lista_regras_usuario[]' },
      {
        chamada: `GET ${GERENCIAR}/listar/regras`,
        em: 'lista_regras_default[]',
        semValor: ['usuario', "the platform's rules are nobody's"],
      },
    ],
  },
  selecao_de_matricula: {
    campos: 'nos[].id nos[].nome nos[].status subredes codigo status_prova data_matricula fez_prova',
    lugares: [{ chamada: 'GET /gerenciar/pt-br/redes/:rede/turmas/:turma/selecao/nos/:tipo/:no', em: '' }],
    fora: ['subredes codigo status_prova data_matricula fez_prova', DEPOIS],
  },
  preferencia: {
    campos: 'chave preferencias',
    lugares: [{ chamada: 'GET /gerenciar/pt-br/preferencia/:chave', em: '' }],
  },
  idioma: { campos: 'img nome code id', lugares: [], fora: ['img nome code id', DEPOIS] },
  limites_da_plataforma: {
    campos: 'upload_file_max_size upload_video_max_time upload_video_max_size',
    lugares: [{ chamada: 'GET /api/plataforma/limites', em: '' }],
  },
}
