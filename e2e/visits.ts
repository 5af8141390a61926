/** The screens that are looked at, as whom, and the places of the demonstration that stand in their addresses. */
import type { screens } from '../apps/web/areas.ts'
import { sql } from './database.ts'
import { PENDENTE } from './links.ts'

interface Visited {
  screen: keyof typeof screens
  path?: string
  email?: string
  host?: string
  /** Its pictures for the README, wide and on a phone. */
  named?: string
  /** Also in high contrast and with huge letters. */
  variants?: boolean
}

const AVISO = '/logado/turmas/turma/:id/avisos/:aviso'
const TOPICO = '/logado/turmas/turma/:id/forum/:forum'

export const VISITS: readonly Visited[] = [
  { screen: '/', named: 'pagina-inicial' },
  { screen: '/login', named: 'login' },
  { screen: '/contato' },
  { screen: '/privacidade' },
  { screen: '/docs' },
  { screen: '/docs/integracao' },
  { screen: '/trilhaeducador', variants: true },
  { screen: '/certificado', named: 'conferir-certificado' },
  {
    screen: '/certificado/:certificado',
    path: '/certificado/:certificado',
    named: 'certificado-conferido',
    variants: true,
  },
  { screen: '/logado/certificados', email: 'aluno@demo.test', named: 'certificados', variants: true },
  {
    screen: '/logado/gerenciar/certificados',
    email: 'professora@demo.test',
    named: 'certificados-emitidos',
    variants: true,
  },
  { screen: '/*', path: '/nao-existe' },
  { screen: '/desativado', host: 'floripa.localhost' },
  { screen: '/sem-permissao', email: 'aluno@demo.test' },
  { screen: '/correio', email: 'tenant@demo.test' },
  { screen: '/logado', email: 'aluno@demo.test', named: 'inicio-aluno', variants: true },
  { screen: '/logado', email: 'professora@demo.test', named: 'inicio-professora' },
  { screen: '/logado', email: 'gestora@demo.test' },
  { screen: '/logado', email: 'responsavel@demo.test' },
  { screen: '/logado/conta', email: 'aluna@demo.test' },
  { screen: '/logado/turmas', email: 'professora@demo.test', named: 'turmas' },
  { screen: '/logado/turmas/turmas-encerradas', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id', email: 'professora@demo.test', named: 'turma' },
  { screen: '/logado/turmas/turma/:id/integrantes', email: 'professora@demo.test', named: 'integrantes' },
  { screen: '/logado/turmas/turma/:id/forum', email: 'professora@demo.test', named: 'forum' },
  { screen: TOPICO, email: 'aluna@demo.test' },
  { screen: TOPICO, email: 'professora@demo.test', named: 'forum-topico', variants: true },
  {
    screen: '/logado/turmas/turma/:id/forum/:forum/avaliar',
    email: 'professora@demo.test',
    named: 'avaliar',
  },
  { screen: '/logado/turmas/turma/:id/forum/:forum/avaliar/:aluno', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/avisos', email: 'aluna@demo.test', named: 'avisos' },
  { screen: AVISO, email: 'professora@demo.test' },
  { screen: '/logado/notificacoes', email: 'aluna@demo.test', named: 'notificacoes', variants: true },
  {
    screen: '/logado/turmas/turma/:id/compartilhamentos',
    email: 'professora@demo.test',
    named: 'compartilhamentos',
  },
  { screen: '/logado/turmas/turma/:id/aulas-ao-vivo', email: 'professora@demo.test', named: 'aulas-ao-vivo' },
  { screen: '/logado/turmas/turma/:id/aulas-ao-vivo/:encontro', email: 'aluno@demo.test' },
  { screen: '/logado/turmas/turma/:id/relatorios/meet', email: 'professora@demo.test' },
  { screen: '/logado/gerenciar/aula', email: 'professora@demo.test', named: 'aulas' },
  {
    screen: '/logado/gerenciar/aula/:id',
    path: '/logado/gerenciar/aula/:minhaAula',
    email: 'professora@demo.test',
    named: 'aula-editor',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/aula/:id/previa',
    path: '/logado/gerenciar/aula/:minhaAula/previa',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/gerenciar/aula/:id/versoes',
    path: '/logado/gerenciar/aula/:minhaAula/versoes',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/gerenciar/aula/info/:aula',
    path: '/logado/gerenciar/aula/info/:minhaAula',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/gerenciar/aula/info/:aula/:telas',
    path: '/logado/gerenciar/aula/info/:minhaAula/1,2,3',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/turmas/turma/:id/aulas',
    email: 'aluno@demo.test',
    named: 'aulas-da-turma',
    variants: true,
  },
  {
    screen: '/logado/turmas/turma/:id/aulas/:aula',
    path: '/logado/turmas/turma/:id/aulas/:aulaDada',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/turmas/turma/:id/aula/:aula',
    path: '/logado/turmas/turma/:id/aula/:aulaDada',
    email: 'aluno@demo.test',
    named: 'player',
    variants: true,
  },
  { screen: '/logado/aula/:aula', path: '/logado/aula/:aulaLivre', email: 'aluno@demo.test' },
  { screen: '/atividade/:id?', path: '/atividade' },
  { screen: '/relatorio-atividade/:id?', path: '/relatorio-atividade' },
  { screen: '/:ida', path: '/ABCDE234' },
  { screen: '/logado/turmas/turma/:id/enquetes', email: 'professora@demo.test', named: 'enquetes' },
  { screen: '/logado/descobrir', email: 'aluno@demo.test', named: 'descobrir' },
  { screen: '/logado/games', email: 'aluno@demo.test' },
  { screen: '/logado/games-temp', email: 'aluno@demo.test' },
  { screen: '/logado/livro', email: 'aluno@demo.test' },
  { screen: '/logado/livro/:livro', path: '/logado/livro/:livro', email: 'aluno@demo.test' },
  { screen: '/logado/turmas/turma/:id/atividades-entrega', email: 'professora@demo.test', named: 'entregas' },
  {
    screen: '/logado/turmas/turma/:id/atividades-entrega/:aula',
    path: '/logado/turmas/turma/:id/atividades-entrega/:aulaEntregue',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/turmas/turma/:id/atividades-entrega/:aula/:entrega',
    path: '/logado/turmas/turma/:id/atividades-entrega/:aulaEntregue/:entrega',
    email: 'professora@demo.test',
    named: 'correcao',
    variants: true,
  },
  { screen: '/logado/turmas/turma/:id/correcoes-entrega', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/enquetes/nova', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/enquetes/:enquete', email: 'aluna@demo.test', named: 'enquete' },
  { screen: '/logado/turmas/turma/:id/enquetes/:enquete/editar', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/relatorios/enquetes', email: 'professora@demo.test' },
  { screen: '/logado/turmas/turma/:id/relatorios', email: 'professora@demo.test', named: 'relatorios' },
  {
    screen: '/logado/turmas/turma/:id/configuracoes',
    email: 'professora@demo.test',
    named: 'turma-configuracoes',
  },
  { screen: '/logado/turmas/turma/:id/relatorios/campanha', email: 'professora@demo.test' },
  {
    screen: '/logado/turmas/turma/:id/relatorios/forum',
    email: 'professora@demo.test',
    named: 'relatorio-forum',
    variants: true,
  },
  {
    screen: '/logado/turmas/turma/:id/relatorios/portfolio',
    path: '/logado/turmas/turma/:id/relatorios/portfolio?aluno=:aluno',
    email: 'professora@demo.test',
  },
  { screen: '/logado/turmas/turma/:id/relatorios/portfolio', email: 'aluna@demo.test', named: 'portfolio' },
  {
    screen: '/logado/turmas/turma/:id/relatorios/enquetes/relatorio',
    path: '/logado/turmas/turma/:id/relatorios/enquetes/relatorio?enquete=:enquete',
    email: 'professora@demo.test',
    named: 'enquete-resultados',
  },
  { screen: '/login/cartao' },
  { screen: '/login/token/:id?', path: '/login/token' },
  { screen: '/login/token/:id?', path: '/login/token/:entrarUsado' },
  { screen: '/login/token/:t?/continue/:c?', path: '/login/token/inventado/continue/logado' },
  { screen: '/login/token/:t?/continue/:c?', path: '/login/token/:entrarVencido/continue/logado' },
  { screen: '/login/continue/:id?', path: '/login/continue', email: PENDENTE },
  {
    screen: '/login/creator4all-author/:conectado?',
    path: '/login/creator4all-author',
    email: 'aluno@demo.test',
  },
  {
    screen: '/login/creator4all-author-social/:conectado?',
    path: '/login/creator4all-author-social',
    email: 'aluno@demo.test',
  },
  {
    screen: '/login/creator4all-desktop/:conectado?',
    path: '/login/creator4all-desktop',
    email: 'professora@demo.test',
  },
  {
    screen: '/login/creator4all-author/:conectado?',
    path: '/login/creator4all-author?codigo=XXXX-XXXX',
    email: 'aluno@demo.test',
  },
  { screen: '/login/creator4all-author-social/:conectado?', path: '/login/creator4all-author-social/1' },
  {
    screen: '/login/creator4all-desktop/:conectado?',
    path: '/login/creator4all-desktop/1?codigo=:dispositivo',
    email: 'professora@demo.test',
  },
  { screen: '/login-desktop-sucesso' },
  { screen: '/login-desktop-sucesso', path: '/login-desktop-sucesso?recusado=1' },
  { screen: '/cadastro', named: 'cadastro' },
  { screen: '/cadastro/continue/:id?', path: '/cadastro/continue' },
  { screen: '/cadastro/continue/:id?', path: '/cadastro/continue/:cadastro' },
  { screen: '/cadastro/continue/:id?', path: '/cadastro/continue/:cadastroUsado' },
  { screen: '/usuario/recuperar-senha/:token?', path: '/usuario/recuperar-senha' },
  { screen: '/usuario/recuperar-senha/:token?', path: '/usuario/recuperar-senha/:recuperar' },
  { screen: '/usuario/recuperar-senha/:token?', path: '/usuario/recuperar-senha/:recuperarUsado' },
  { screen: '/usuario/gerar-senha/:token?', path: '/usuario/gerar-senha' },
  { screen: '/usuario/gerar-senha/:token?', path: '/usuario/gerar-senha/:primeira' },
  { screen: '/usuario/gerar-senha/:token?', path: '/usuario/gerar-senha/:primeiraVencida' },
  { screen: '/usuario/gerar-senha/:token?', path: '/usuario/gerar-senha/inventado' },
  { screen: '/usuario/validar-email/:token?', path: '/usuario/validar-email/inventado' },
  { screen: '/usuario/validar-email/:token?', path: '/usuario/validar-email/:outroEmail' },
  { screen: '/usuario/validar-email/:token?', path: '/usuario/validar-email/:outroEmailUsado' },
  { screen: '/cancelar-email/:token?', path: '/cancelar-email/inventado' },
  { screen: '/cancelar-email/:token?', path: '/cancelar-email/:recusa' },
  { screen: '/turma/campanha-validar/:token?', path: '/turma/campanha-validar/inventado' },
  { screen: '/turma/campanha-validar/:token?', path: '/turma/campanha-validar/:convite' },
  {
    screen: '/turma/campanha-validar/:token?',
    path: '/turma/campanha-validar/:convite',
    email: 'aluno@demo.test',
  },
  { screen: '/turma/campanha-validar/:token?', path: '/turma/campanha-validar/:conviteDeConta' },
  { screen: '/turma/campanha-validar/:token?', path: '/turma/campanha-validar/:conviteVencido' },
  { screen: '/usuario/exclusao' },
  { screen: '/logado/conta/acoes/remover', email: 'aluna@demo.test' },
  {
    screen: '/logado/responsaveis/:id?',
    path: '/logado/responsaveis',
    email: 'responsavel@demo.test',
    named: 'responsavel',
  },
  {
    screen: '/logado/turmas/turma/:id/integrantes/cartoes',
    email: 'professora@demo.test',
    named: 'cartoes',
  },
  { screen: '/logado/administracao/:slug/usuarios', email: 'tenant@demo.test', named: 'usuarios' },
  { screen: '/logado/administracao/:slug/usuarios/:usuario', email: 'tenant@demo.test', named: 'usuario' },
  { screen: '/logado/administracao/:slug/usuarios/:usuario/turmas', email: 'tenant@demo.test' },
  { screen: '/logado/administracao/:slug/usuarios/novo-usuario', email: 'tenant@demo.test' },
  { screen: '/logado/administracao/:slug/usuarios/lote', email: 'tenant@demo.test' },
  { screen: '/logado/administracao/:slug/privacidade', email: 'tenant@demo.test' },
  {
    screen: '/logado/administracao/:slug/privacidade',
    path: '/logado/administracao/:slug/privacidade?parte=incidentes',
    email: 'encarregado@demo.test',
  },
  {
    screen: '/logado/administracao/:slug/privacidade',
    path: '/logado/administracao/:slug/privacidade?parte=prazos',
    email: 'encarregado@demo.test',
  },
  {
    screen: '/logado/administracao/:slug/privacidade/incidentes/:id',
    path: '/logado/administracao/:slug/privacidade/incidentes/:incidente',
    email: 'encarregado@demo.test',
  },
  { screen: '/logado/administracao/:slug/playlist', email: 'professora@demo.test', named: 'playlists' },
  {
    screen: '/logado/administracao/:slug/playlist/:playlist',
    email: 'professora@demo.test',
    named: 'playlist',
    variants: true,
  },
  { screen: '/logado/administracao/:slug/playlist/:playlist/vinculos', email: 'professora@demo.test' },
  {
    screen: '/logado/gerenciar/extrair-questoes/:id',
    path: '/logado/gerenciar/extrair-questoes/:minhaAula',
    email: 'professora@demo.test',
    named: 'extrair-questoes',
    variants: true,
  },
  {
    screen: '/logado/gerenciar/extrair-questoes/:id/:questoes',
    path: '/logado/gerenciar/extrair-questoes/:minhaAula/1',
    email: 'professora@demo.test',
  },
  {
    screen: '/logado/gerenciar/questoes',
    email: 'professora@demo.test',
    named: 'banco-de-questoes',
    variants: true,
  },
  { screen: '/logado/gerenciar/questoes/arquivadas', email: 'tenant@demo.test' },
  { screen: '/logado/gerenciar/questoes/:questao', email: 'professora@demo.test', named: 'questao' },
  { screen: '/logado/curriculos', email: 'admin@demo.test', named: 'curriculos' },
  { screen: '/logado/curriculos/novo', email: 'admin@demo.test' },
  { screen: '/logado/curriculos/importar', email: 'admin@demo.test' },
  { screen: '/logado/curriculos/:cliente/novo', email: 'admin@demo.test' },
  { screen: '/logado/curriculos/:curriculo', email: 'admin@demo.test', named: 'curriculo', variants: true },
  {
    screen: '/logado/curriculos/:curriculo?/etapas',
    path: '/logado/curriculos/:curriculo/etapas',
    email: 'admin@demo.test',
    named: 'curriculo-categorias',
    variants: true,
  },
  {
    screen: '/logado/curriculos/:curriculo?/etapas',
    path: '/logado/curriculos/:curriculo/etapas',
    email: 'gestora@demo.test',
  },
  {
    screen: '/logado/curriculos/:curriculo?/etapas/:categoria',
    path: '/logado/curriculos/:curriculo/etapas/:categoria',
    email: 'admin@demo.test',
    named: 'curriculo-habilidades',
  },
  {
    screen: '/logado/curriculos/:curriculo?/etapas/:categoria/extras',
    path: '/logado/curriculos/:curriculo/etapas/:categoria/extras',
    email: 'admin@demo.test',
  },
  { screen: '/logado/informacoes/pedagogico/anos-escolares', email: 'admin@demo.test' },
  { screen: '/logado/informacoes/pedagogico/disciplinas', email: 'admin@demo.test' },
  {
    screen: '/logado/administracao/:slug/curriculos/:curriculo?/vinculos',
    path: '/logado/administracao/:slug/curriculos/:curriculo/vinculos',
    email: 'admin@demo.test',
  },
  { screen: '/logado/offline', email: 'aluno@demo.test', named: 'offline' },
  { screen: '/logado/administracao/:slug/auditoria', email: 'tenant@demo.test', named: 'auditoria' },
  { screen: '/logado/administracao/:slug/ver-como', email: 'admin@demo.test' },
  { screen: '/logado/administracao/:slug/provedores', email: 'tenant@demo.test' },
  {
    screen: '/logado/gerenciar/trilhas',
    email: 'professora@demo.test',
    named: 'gerenciar-trilhas',
    variants: true,
  },
  { screen: '/logado/gerenciar/trilhas/regras', email: 'professora@demo.test', variants: true },
  {
    screen: '/logado/gerenciar/trilhas/:trilha',
    path: '/logado/gerenciar/trilhas/:minhaTrilha',
    email: 'professora@demo.test',
    named: 'trilha-editor',
    variants: true,
  },
  { screen: '/logado/trilhas', email: 'aluno@demo.test', named: 'trilhas', variants: true },
  { screen: '/logado/trilhas/completadas', email: 'aluno@demo.test' },
  {
    screen: '/logado/trilhas/:trilha',
    path: '/logado/trilhas/:minhaTrilha',
    email: 'aluno@demo.test',
    named: 'trilha',
    variants: true,
  },
  {
    screen: '/logado/trilhas/:trilha/:eixo',
    path: '/logado/trilhas/:minhaTrilha/:eixoDaTrilha?ver=lista',
    email: 'aluno@demo.test',
    variants: true,
  },
  {
    screen: '/logado/trilhas/:trilha/:eixo/entregas/:aula?/:entrega?',
    path: '/logado/trilhas/:minhaTrilha/:eixoDaTrilha/entregas',
    email: 'aluno@demo.test',
  },
  { screen: '/logado/turmas/turma/:id/trilhas', email: 'professora@demo.test', variants: true },
  { screen: '/turma/:id?', path: '/turma/:codigo', named: 'porta-da-turma' },
  {
    screen: '/logado/turmas/turma/:id/integrantes/passaporte/:transferencia',
    email: 'gestora@demo.test',
    named: 'passaporte',
  },
  { screen: '/logado/turmas/turma/:id/relatorios/transferencias', email: 'gestora@demo.test' },
  { screen: '/logado/redes/rede/:rede/gestao/rede-subredes', email: 'gestora@demo.test', named: 'rede' },
  {
    screen: '/logado/redes/rede/:rede/gestao/turma/:turma/alunos',
    path: '/logado/redes/rede/:rede/gestao/turma/:id/alunos',
    email: 'gestora@demo.test',
    named: 'escolher-alunos',
    variants: true,
  },
  {
    screen: '/logado/redes/rede/:rede/gestao/turma/:turma?',
    path: '/logado/redes/rede/:rede/gestao/turma/:id',
    email: 'gestora@demo.test',
  },
  {
    screen: '/logado/redes/rede/:rede/gestao/avisos',
    email: 'gestora@demo.test',
    named: 'avisos-da-rede',
    variants: true,
  },
  {
    screen: '/logado/redes/rede/:rede/gestao/avisos/:aviso',
    path: '/logado/redes/rede/:rede/gestao/avisos/:avisoRede',
    email: 'gestora@demo.test',
    variants: true,
  },
  { screen: '/logado/redes/rede/:rede/gestao/localizar-usuarios', email: 'gestora@demo.test' },
  { screen: '/logado/redes/rede/:rede/gestao/cadastrar-aluno', email: 'gestora@demo.test' },
  { screen: '/logado/redes/rede/:rede/gestao/cadastrar-professor', email: 'gestora@demo.test' },
]

/** Passes by: it signs out. */
export const TRANSIENT = ['/logout']

/** The 7º A of the main tenant, a graded topic with answers, a notice, a pupil who answered. */
export async function places(): Promise<Record<string, string>> {
  const [row] = await sql(
    `select t.id as turma, f.id as forum, a.id as aviso, m.usuario_id as aluno, n.slug,
       (select r.id from rede r where r.tenant_id = n.id and r.pai_id is null order by r.id limit 1) as rede,
       t.codigo, (select x.id from transferencia x where x.origem_id = t.id order by x.id limit 1) as transferencia,
       (select p.id from playlist p where p.tenant_id = n.id and p.usuario_id is not null order by p.id limit 1) as playlist,
       (select c.id from curriculo c where c.tenant_id = n.id and c.cliente_id is null order by c.id limit 1) as curriculo,
       (select c.id from categoria c where c.tenant_id = n.id and c.cliente_id is null order by c.curriculo_id, c.ordem, c.id
          limit 1) as categoria,
       (select c.id from cliente c where c.tenant_id = n.id order by c.id limit 1) as cliente,
       (select i.id from incidente i where i.tenant_id = n.id order by i.id limit 1) as incidente,
       (select q.id from enquete q where q.tenant_id = n.id and q.inicio <= now() and q.fim > now() limit 1) as enquete,
       (select l.id from aula l join usuario u on u.tenant_id = l.tenant_id and u.id = l.usuario_id
          where l.tenant_id = n.id and u.email = 'professora@demo.test' and l.versao > 0 order by l.id limit 1) as minha_aula,
       (select g.aula_id from turma_aula g where g.turma_id = t.id and g.removida_em is null and g.inicio <= now()
          and g.fim is null order by 1 limit 1) as aula_dada,
       (select l.id from aula l where l.tenant_id = n.id and l.visibilidade = 'plataforma' and l.estado = 'publicada'
          and l.removida_em is null order by 1 limit 1) as aula_livre,
       (select v.playlist_id from turma_playlist v where v.turma_id = t.id order by 1 limit 1) as livro,
       (select e.id from entrega e where e.turma_id = t.id and e.estado = 'enviada' order by e.id limit 1) as entrega,
       (select e.aula_id from entrega e where e.turma_id = t.id and e.estado = 'enviada' order by e.id limit 1) as aula_entregue,
       (select q.id from questao q join usuario u on u.tenant_id = q.tenant_id and u.id = q.usuario_id
          where q.tenant_id = n.id and u.email = 'professora@demo.test' order by q.id limit 1) as questao,
       (select c.codigo from certificado c where c.tenant_id = n.id and c.revogado_em is null order by c.id limit 1) as certificado,
       (select p.id from trilha p join usuario u on u.tenant_id = p.tenant_id and u.id = p.usuario_id
          where p.tenant_id = n.id and u.email = 'professora@demo.test' and p.status = 1 order by p.id limit 1) as minha_trilha,
       (select x.id from trilha_eixo x join trilha p on p.tenant_id = x.tenant_id and p.id = x.trilha_id
          join usuario u on u.tenant_id = p.tenant_id and u.id = p.usuario_id
          where p.tenant_id = n.id and u.email = 'professora@demo.test' and p.status = 1 order by p.id, x.ordem limit 1)
          as eixo_da_trilha,
       (select w.id from aviso_rede w where w.tenant_id = n.id order by w.id limit 1) as aviso_rede,
       (select v.id from encontro v where v.turma_id = t.id and v.estado = 'agendada' order by v.inicio limit 1) as encontro
     from tenant n
     join turma t on t.tenant_id = n.id and t.nome = '7º A'
     join topico f on f.tenant_id = n.id and f.turma_id = t.id and f.avaliativo
     join topico a on a.tenant_id = n.id and a.turma_id = t.id and a.tipo = 'aviso' and a.pede_ciente
     join mensagem m on m.tenant_id = n.id and m.topico_id = f.id
     join matricula k on k.tenant_id = n.id and k.turma_id = t.id and k.aluno_id = m.usuario_id
     where n.principal order by t.id, f.id, a.id, m.id limit 1`,
  )
  return Object.fromEntries(
    Object.entries({
      id: row?.turma,
      forum: row?.forum,
      aviso: row?.aviso,
      avisoRede: row?.aviso_rede,
      aluno: row?.aluno,
      usuario: row?.aluno,
      slug: row?.slug,
      rede: row?.rede,
      enquete: row?.enquete,
      minhaAula: row?.minha_aula,
      minhaTrilha: row?.minha_trilha,
      eixoDaTrilha: row?.eixo_da_trilha,
      aulaDada: row?.aula_dada,
      aulaLivre: row?.aula_livre,
      livro: row?.livro,
      entrega: row?.entrega,
      aulaEntregue: row?.aula_entregue,
      incidente: row?.incidente,
      playlist: row?.playlist,
      curriculo: row?.curriculo,
      categoria: row?.categoria,
      cliente: row?.cliente,
      questao: row?.questao,
      encontro: row?.encontro,
      codigo: row?.codigo,
      certificado: row?.certificado,
      transferencia: row?.transferencia,
    }).map(([name, id]) => [name, String(id)]),
  )
}
