/** Screens: Administration of people: finding, making, changing, their roles. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const pessoaRoutes = defineRoutes({
  '/logado/administracao/:slug/usuarios': {
    layout: 'admin',
    guard: 'manager',
    load: () => import('./UsuariosPage.tsx'),
  },
  '/logado/administracao/:slug/usuarios/novo-usuario': {
    layout: 'admin',
    guard: 'manager',
    load: () => import('./NovoUsuarioPage.tsx'),
  },
  '/logado/administracao/:slug/usuarios/:usuario': {
    layout: 'admin',
    guard: 'manager',
    load: () => import('./UsuarioPage.tsx'),
  },
  '/logado/administracao/:slug/usuarios/:usuario/turmas': {
    layout: 'admin',
    guard: 'manager',
    load: () => import('./UsuarioTurmasPage.tsx'),
  },
  '/logado/turmas/turma/:id/relatorios/campanha': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./CampanhaPage.tsx'),
  },
  '/logado/redes/rede/:rede/gestao/localizar-usuarios': {
    layout: 'redes',
    guard: 'manager',
    load: () => import('./LocalizarUsuariosPage.tsx'),
  },
  '/logado/redes/rede/:rede/gestao/cadastrar-aluno': {
    layout: 'redes',
    guard: 'manager',
    load: () => import('./CadastrarAlunoPage.tsx'),
  },
  '/logado/redes/rede/:rede/gestao/cadastrar-professor': {
    layout: 'redes',
    guard: 'manager',
    load: () => import('./CadastrarProfessorPage.tsx'),
  },
})
