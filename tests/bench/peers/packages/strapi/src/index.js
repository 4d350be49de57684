const ALLOWED = {
  teacher: ['team.find', 'class.find', 'school.find'],
  authenticated: ['answer.find', 'answer.findOne', 'answer.update'],
};

/** Creates the permissions, a teacher and one team, whose password hash all others copy. Runs only while the data are created. */
async function prepare(strapi) {
  const query = (name) => strapi.db.query(`plugin::users-permissions.${name}`);
  await query('role').create({ data: { name: 'Teacher', description: 'Sees all teams', type: 'teacher' } });
  for (const [type, actions] of Object.entries(ALLOWED)) {
    const role = await query('role').findOne({ where: { type } });
    for (const action of actions) {
      const [api, verb] = action.split('.');
      await query('permission').create({ data: { action: `api::${api}.${api}.${verb}`, role: role.id } });
    }
    const username = type === 'teacher' ? process.env.BENCH_TEACHER : process.env.BENCH_TEAM;
    await strapi.service('plugin::users-permissions.user').add({
      username,
      email: `${username}@exemplo.pt`,
      password: process.env.BENCH_PASSWORD,
      provider: 'local',
      confirmed: true,
      role: role.id,
    });
  }
}

module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    if (process.env.BENCH_TEAM) await prepare(strapi);
  },
};
