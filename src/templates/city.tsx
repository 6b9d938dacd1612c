export default function Template() { return <p>city</p>; }
